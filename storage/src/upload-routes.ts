import { minuteMs } from '@mainstreet/contract/durations.ts'
import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import { createRateLimiter } from '@mainstreet/platform/rate-limits/rate-limiter.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ObjectDeps, requireObjectPath } from './object-access.ts'
import { getObjectOwner } from './object-names.ts'
import { getPublicId } from './present.ts'
import { readUpload } from './read-upload.ts'
import { canAccessObject, type StorageCaller } from './storage-caller.ts'
import { invalidSession, notAllowed } from './storage-error.ts'
import { maxFileBodyBytes } from './storage-protocol.ts'
import type { BucketRow } from './store.ts'
import { storeObject, type UploadTarget } from './store-object.ts'

/** Uploads with a session, and those that it has signed. */
export function uploadRoutes(app: FastifyInstance, deps: ObjectDeps) {
  const { db, getCaller, isSessionActive, policy, tokens } = deps
  const limitPublicUploads = createRateLimiter({
    maxCalls: uploadLimits.maxPublicPerMinute,
    windowMs: minuteMs,
  })

  // the target of an upload is decided before its body is read
  const targets = new WeakMap<FastifyRequest, { place: UploadTarget; upsert: boolean }>()
  const storeAtTarget = async (request: FastifyRequest) => {
    const target = targets.get(request)
    if (!target) throw notAllowed()
    return storeUpload(request, target.place, target.upsert)
  }

  for (const method of ['POST', 'PUT'] as const)
    app.route({
      method,
      url: '/object/:bucket/*',
      bodyLimit: maxFileBodyBytes,
      onRequest: async (request) => {
        const caller = getCaller(request)
        const { bucket, name } = await requireObjectPath(db, request)
        if (!canAccessObject(policy, caller, bucket.id, name)) throw notAllowed()
        if (caller.kind === 'public') limitPublicUploads(request.ip)
        const upsert = method === 'PUT' || isTrueHeader(request.headers['x-upsert'])
        targets.set(request, { place: createUploadTarget(caller, bucket, name), upsert })
      },
      handler: storeAtTarget,
    })

  app.post('/object/upload/sign/:bucket/*', async (request) => {
    const caller = getCaller(request)
    const { bucket, name } = await requireObjectPath(db, request)
    if (!canAccessObject(policy, caller, bucket.id, name)) throw notAllowed()
    const path = `${bucket.id}/${name}`
    const session = await caller.findSessionRef()
    if (session === undefined) throw invalidSession()
    const upload = {
      owner: caller.ownerId,
      session,
      upsert: isTrueHeader(request.headers['x-upsert']),
    }
    const token = await tokens.forUpload(path, upload)
    return { url: `/object/upload/sign/${path}?token=${token}`, token }
  })
  app.route({
    method: 'PUT',
    url: '/object/upload/sign/:bucket/*',
    bodyLimit: maxFileBodyBytes,
    onRequest: async (request) => {
      const { bucket, name } = await requireObjectPath(db, request)
      const { token } = request.query as { token?: unknown }
      const { owner, session, upsert } = await tokens.readUpload(token, `${bucket.id}/${name}`)
      if (!(await canStillUpload(owner, session, bucket))) throw invalidSession()
      if (session === 'public') limitPublicUploads(request.ip)
      const ownerId = getObjectOwner(owner, name)
      const place = { bucket, name, ownerId, trustsClaimedType: session === 'service' }
      targets.set(request, { place, upsert })
    },
    handler: storeAtTarget,
  })

  async function storeUpload(request: FastifyRequest, place: UploadTarget, upsert: boolean) {
    const storedObject = await storeObject(deps, place, await readUpload(request), upsert)
    return { Id: getPublicId(storedObject), Key: `${storedObject.bucket_id}/${storedObject.name}` }
  }

  /** What a session has signed ends with it, and with its user's ban. */
  async function canStillUpload(owner: string, session: string, bucket: BucketRow): Promise<boolean> {
    if (session === 'service') return policy.acceptsServiceRole
    if (session === 'public') return policy.openBuckets.has(bucket.id)
    return isSessionActive(owner, session)
  }
}

function createUploadTarget(caller: StorageCaller, bucket: BucketRow, name: string): UploadTarget {
  const { kind, ownerId: userId } = caller
  // a folder named by its owner counts for that owner's quota, which the public must not use up
  const ownerId = kind === 'public' ? userId : getObjectOwner(userId, name)
  return { bucket, name, ownerId, trustsClaimedType: kind === 'service' }
}

function isTrueHeader(header: string | string[] | undefined): boolean {
  return header === 'true'
}
