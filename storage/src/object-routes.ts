import { minuteMs } from '@mainstreet/contract/durations.ts'
import { storageDefaults, uploadLimits } from '@mainstreet/contract/media/limits.ts'
import { createRateLimiter } from '@mainstreet/platform/rate-limits/rate-limiter.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { listObjectsV2, listV2Body } from './list-objects-v2.ts'
import { moveObject } from './move-object.ts'
import { getObjectOwner, requireKey } from './object-names.ts'
import { getPublicId, presentListedObject, presentObjectInfo, presentRemovedObject } from './present.ts'
import { readUpload } from './read-upload.ts'
import { type ImageTransform, imageTransform, parseTransform, sendRenderedObject } from './render-routes.ts'
import { sendObject } from './send-object.ts'
import type { SignedTokens } from './signed-tokens.ts'
import {
  canAccessObject,
  type GetCaller,
  listReadableFolders,
  type StorageAuth,
  type StorageCaller,
} from './storage-caller.ts'
import {
  bucketNotFound,
  invalidSession,
  invalidSignature,
  notAllowed,
  objectNotFound,
} from './storage-error.ts'
import { maxFileBodyBytes, maxNamesBodyBytes, parseJsonBody } from './storage-protocol.ts'
import { type BucketRow, deleteObjects, findBucket, findObject, listFolder, type ObjectRow } from './store.ts'
import { deleteContents, type StorageDeps, storeObject, type UploadTarget } from './store-object.ts'

const listBody = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.int().min(1).max(uploadLimits.maxListed).default(storageDefaults.listLimit),
  offset: z.int().min(0).max(10_000_000).default(0),
  search: z.string().max(200).default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: storageDefaults.listSortBy, order: storageDefaults.listSortOrder }),
})
const removeBody = z.object({ prefixes: z.array(z.string()).min(1).max(uploadLimits.maxRemoved) })
const signBody = z.object({ expiresIn: z.unknown(), transform: imageTransform.nullish() })
const signManyBody = z.object({ expiresIn: z.unknown(), paths: z.array(z.string()).min(1).max(500) })

/** Files in the folders of users and shops; paths and response formats are those of the protocol. */
export function objectRoutes(
  app: FastifyInstance,
  deps: StorageDeps,
  getCaller: GetCaller,
  tokens: SignedTokens,
  auth: Pick<StorageAuth, 'isSessionActive' | 'policy'>,
) {
  const { db } = deps
  const { policy } = auth
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
        const { bucket, name } = await requireObjectPath(request)
        if (!canAccessObject(policy, caller, bucket.id, name)) throw notAllowed()
        if (caller.kind === 'public') limitPublicUploads(request.ip)
        const upsert = method === 'PUT' || isTrueHeader(request.headers['x-upsert'])
        targets.set(request, { place: createUploadTarget(caller, bucket, name), upsert })
      },
      handler: storeAtTarget,
    })

  app.post('/object/upload/sign/:bucket/*', async (request) => {
    const caller = getCaller(request)
    const { bucket, name } = await requireObjectPath(request)
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
      const { bucket, name } = await requireObjectPath(request)
      const { token } = request.query as { token?: unknown }
      const { owner, session, upsert } = await tokens.readUpload(token, `${bucket.id}/${name}`)
      if (!(await canStillUpload(owner, session, bucket))) throw invalidSession()
      if (session === 'public') limitPublicUploads(request.ip)
      const folder = getObjectOwner(owner, name)
      const shopId = folder === owner ? null : folder
      const trustsClaimedType = session === 'service'
      const place = { bucket, name, userId: owner, ownerId: folder, shopId, trustsClaimedType }
      targets.set(request, { place, upsert })
    },
    handler: storeAtTarget,
  })

  app.post('/object/sign/:bucket/*', async (request) => {
    const caller = getCaller(request)
    const { bucket, name } = await requireObjectPath(request)
    await requireReadableObject(caller, bucket, name)
    const { expiresIn, transform } = parseJsonBody(request, signBody)
    return { signedURL: await signedUrl(bucket.id, name, expiresIn, transform ?? undefined) }
  })
  app.post('/object/sign/:bucket', { bodyLimit: maxNamesBodyBytes }, async (request) => {
    const caller = getCaller(request)
    const bucket = await requireBucket(request)
    const { expiresIn, paths } = parseJsonBody(request, signManyBody)
    return Promise.all(
      paths.map(async (path) => {
        const readable = canReadObject(caller, bucket, path) && (await findObject(db, bucket.id, path))
        if (!readable)
          return {
            error: 'Either the object does not exist or you do not have access to it',
            path,
            signedURL: null,
          }
        return { error: null, path, signedURL: await signedUrl(bucket.id, path, expiresIn) }
      }),
    )
  })
  app.get('/object/sign/:bucket/*', async (request, reply) => {
    const { bucket, name } = await requireObjectPath(request)
    await tokens.readDownload((request.query as { token?: unknown }).token, `${bucket.id}/${name}`)
    return sendObject(deps, request, reply, await requireObject(bucket, name))
  })
  app.get('/render/image/sign/:bucket/*', async (request, reply) => {
    const { bucket, name } = await requireObjectPath(request)
    const { token } = request.query as { token?: unknown }
    const { transform } = await tokens.readDownload(token, `${bucket.id}/${name}`)
    if (!transform) throw invalidSignature()
    return sendRenderedObject(deps, request, reply, await requireObject(bucket, name), transform)
  })
  app.get('/render/image/public/:bucket/*', async (request, reply) => {
    const { bucket, name } = await requireObjectPath(request)
    if (!bucket.public) throw bucketNotFound()
    const transform = parseTransform(request.query)
    return sendRenderedObject(deps, request, reply, await requireObject(bucket, name), transform)
  })
  app.get('/render/image/authenticated/:bucket/*', async (request, reply) => {
    const caller = getCaller(request)
    const { bucket, name } = await requireObjectPath(request)
    const object = await requireReadableObject(caller, bucket, name)
    return sendRenderedObject(deps, request, reply, object, parseTransform(request.query))
  })

  app.get('/object/public/:bucket/*', async (request, reply) => {
    const { bucket, name } = await requireObjectPath(request)
    if (!bucket.public) throw bucketNotFound()
    return sendObject(deps, request, reply, await requireObject(bucket, name))
  })
  for (const url of ['/object/:bucket/*', '/object/authenticated/:bucket/*'])
    app.get(url, async (request, reply) => {
      const caller = getCaller(request)
      const { bucket, name } = await requireObjectPath(request)
      return sendObject(deps, request, reply, await requireReadableObject(caller, bucket, name))
    })
  for (const url of ['/object/info/:bucket/*', '/object/info/authenticated/:bucket/*'])
    app.get(url, async (request) => {
      const caller = getCaller(request)
      const { bucket, name } = await requireObjectPath(request)
      return presentObjectInfo(await requireReadableObject(caller, bucket, name))
    })
  app.get('/object/info/public/:bucket/*', async (request) => {
    const { bucket, name } = await requireObjectPath(request)
    if (!bucket.public) throw bucketNotFound()
    return presentObjectInfo(await requireObject(bucket, name))
  })

  app.post('/object/list/:bucket', async (request) => {
    const caller = getCaller(request)
    const bucket = await requireListableBucket(caller, request)
    const { prefix, sortBy, ...rest } = parseJsonBody(request, listBody)
    const listed = await listFolder(db, {
      ...rest,
      bucket: bucket.id,
      prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
      folders: listReadableFolders(policy, caller, bucket.id),
      by: sortBy.column,
      order: sortBy.order,
    })
    return listed.map(presentListedObject)
  })
  app.post('/object/list-v2/:bucket', async (request) => {
    const caller = getCaller(request)
    const bucket = await requireListableBucket(caller, request)
    const query = parseJsonBody(request, listV2Body)
    const folders = listReadableFolders(policy, caller, bucket.id)
    return listObjectsV2(db, { ...query, bucket: bucket.id, folders })
  })
  app.delete('/object/:bucket', { bodyLimit: maxNamesBodyBytes }, async (request) => {
    const caller = getCaller(request)
    const bucket = await requireBucket(request)
    const { prefixes } = parseJsonBody(request, removeBody)
    return (await remove(caller, bucket, prefixes)).map(presentRemovedObject)
  })
  app.delete('/object/:bucket/*', async (request) => {
    const caller = getCaller(request)
    const { bucket, name } = await requireObjectPath(request)
    const [removed] = await remove(caller, bucket, [name])
    if (!removed) throw objectNotFound()
    return { message: 'Successfully deleted' }
  })
  app.post('/object/move', async (request) => {
    await moveObject({ ...deps, policy }, getCaller(request), request, 'move')
    return { message: 'Successfully moved' }
  })
  app.post('/object/copy', async (request) => {
    const copy = await moveObject({ ...deps, policy }, getCaller(request), request, 'copy')
    return { Id: getPublicId(copy), Key: `${copy.bucket_id}/${copy.name}` }
  })

  async function storeUpload(request: FastifyRequest, place: UploadTarget, upsert: boolean) {
    const storedObject = await storeObject(deps, place, await readUpload(request), upsert)
    return { Id: getPublicId(storedObject), Key: `${storedObject.bucket_id}/${storedObject.name}` }
  }

  async function remove(caller: StorageCaller, bucket: BucketRow, names: string[]): Promise<ObjectRow[]> {
    const ownNames = names.filter((name) => canAccessObject(policy, caller, bucket.id, name))
    const removed = ownNames.length > 0 ? await db.tx((tx) => deleteObjects(tx, bucket.id, ownNames)) : []
    await deleteContents(deps, removed)
    return removed
  }

  async function signedUrl(
    bucket: string,
    name: string,
    expiresIn: unknown,
    transform?: ImageTransform,
  ): Promise<string> {
    const path = `${bucket}/${name}`
    const token = await tokens.forDownload(path, expiresIn, transform)
    return `/${transform ? 'render/image' : 'object'}/sign/${path}?token=${token}`
  }

  /** What a session has signed ends with it, and with its user's ban. */
  async function canStillUpload(owner: string, session: string, bucket: BucketRow): Promise<boolean> {
    if (session === 'service') return policy.acceptsServiceRole
    if (session === 'public') return policy.openBuckets.has(bucket.id)
    return auth.isSessionActive(owner, session)
  }

  async function requireBucket(request: FastifyRequest): Promise<BucketRow> {
    const bucket = await findBucket(db, (request.params as { bucket: string }).bucket)
    if (!bucket) throw bucketNotFound()
    return bucket
  }

  /** The public has no folders of its own. */
  async function requireListableBucket(caller: StorageCaller, request: FastifyRequest): Promise<BucketRow> {
    const bucket = await requireBucket(request)
    if (caller.kind === 'public' && !policy.openBuckets.has(bucket.id)) throw notAllowed()
    return bucket
  }

  async function requireObjectPath(request: FastifyRequest): Promise<{ bucket: BucketRow; name: string }> {
    const name = requireKey((request.params as { '*': string })['*'])
    return { bucket: await requireBucket(request), name }
  }

  async function requireObject(bucket: BucketRow, name: string): Promise<ObjectRow> {
    const object = await findObject(db, bucket.id, name)
    if (!object) throw objectNotFound()
    return object
  }

  async function requireReadableObject(
    caller: StorageCaller,
    bucket: BucketRow,
    name: string,
  ): Promise<ObjectRow> {
    if (!canReadObject(caller, bucket, name)) throw objectNotFound()
    return requireObject(bucket, name)
  }

  function canReadObject(caller: StorageCaller, bucket: BucketRow, name: string): boolean {
    return bucket.public || canAccessObject(policy, caller, bucket.id, name)
  }
}

function createUploadTarget(caller: StorageCaller, bucket: BucketRow, name: string): UploadTarget {
  const { kind, viewer, ownerId: userId } = caller
  // a folder named by a user or shop counts for its owner's quota, which the public must not use up
  const ownerId = kind === 'public' ? userId : getObjectOwner(userId, name)
  const shopId = viewer && ownerId === viewer.shop_id ? ownerId : null
  return { bucket, name, userId, ownerId, shopId, trustsClaimedType: kind === 'service' }
}

function isTrueHeader(header: string | string[] | undefined): boolean {
  return header === 'true'
}
