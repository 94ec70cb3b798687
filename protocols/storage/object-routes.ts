import { storageDefaults, uploadLimits } from '@mainstreet/contract/limits.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Viewer } from '../../server/src/accounts/viewer.ts'
import { moveObject } from './move-object.ts'
import { canAccessObject, getObjectOwner, listOwnFolders, requireKey } from './object-names.ts'
import { getPublicId, presentListedObject, presentObjectInfo, presentRemovedObject } from './present.ts'
import { readUpload } from './read-upload.ts'
import { sendObject } from './send-object.ts'
import type { SignedTokens } from './signed-tokens.ts'
import { bucketNotFound, notAllowed, objectNotFound } from './storage-error.ts'
import { type GetViewer, maxFileBodyBytes, maxNamesBodyBytes, parseJsonBody } from './storage-protocol.ts'
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
const signManyBody = z.object({ expiresIn: z.unknown(), paths: z.array(z.string()).min(1).max(500) })

/** Files in the folders of users and shops; paths and response formats are those of the protocol. */
export function objectRoutes(
  app: FastifyInstance,
  deps: StorageDeps,
  getViewer: GetViewer,
  tokens: SignedTokens,
) {
  const { db } = deps

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
        const viewer = getViewer(request)
        const { bucket, name } = await requireObjectPath(request)
        if (!canAccessObject(viewer, name)) throw notAllowed()
        const upsert = method === 'PUT' || isTrueHeader(request.headers['x-upsert'])
        targets.set(request, { place: createUploadTarget(viewer, bucket, name), upsert })
      },
      handler: storeAtTarget,
    })

  app.post('/object/upload/sign/:bucket/*', async (request) => {
    const viewer = getViewer(request)
    const { bucket, name } = await requireObjectPath(request)
    if (!canAccessObject(viewer, name)) throw notAllowed()
    const path = `${bucket.id}/${name}`
    const token = await tokens.forUpload(path, viewer.id, isTrueHeader(request.headers['x-upsert']))
    return { url: `/object/upload/sign/${path}?token=${token}`, token }
  })
  app.route({
    method: 'PUT',
    url: '/object/upload/sign/:bucket/*',
    bodyLimit: maxFileBodyBytes,
    onRequest: async (request) => {
      const { bucket, name } = await requireObjectPath(request)
      const { token } = request.query as { token?: unknown }
      const { owner, upsert } = await tokens.readUpload(token, `${bucket.id}/${name}`)
      const folder = getObjectOwner({ id: owner } as Viewer, name)
      const shopId = folder === owner ? null : folder
      targets.set(request, { place: { bucket, name, userId: owner, ownerId: folder, shopId }, upsert })
    },
    handler: storeAtTarget,
  })

  app.post('/object/sign/:bucket/*', async (request) => {
    const viewer = getViewer(request)
    const { bucket, name } = await requireObjectPath(request)
    await requireReadableObject(viewer, bucket, name)
    const { expiresIn } = parseJsonBody(request, z.object({ expiresIn: z.unknown() }))
    return { signedURL: await signedUrl(bucket.id, name, expiresIn) }
  })
  app.post('/object/sign/:bucket', { bodyLimit: maxNamesBodyBytes }, async (request) => {
    const viewer = getViewer(request)
    const bucket = await requireBucket(request)
    const { expiresIn, paths } = parseJsonBody(request, signManyBody)
    return Promise.all(
      paths.map(async (path) => {
        const readable = canReadObject(viewer, bucket, path) && (await findObject(db, bucket.id, path))
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

  app.get('/object/public/:bucket/*', async (request, reply) => {
    const { bucket, name } = await requireObjectPath(request)
    if (!bucket.public) throw bucketNotFound()
    return sendObject(deps, request, reply, await requireObject(bucket, name))
  })
  for (const url of ['/object/:bucket/*', '/object/authenticated/:bucket/*'])
    app.get(url, async (request, reply) => {
      const viewer = getViewer(request)
      const { bucket, name } = await requireObjectPath(request)
      return sendObject(deps, request, reply, await requireReadableObject(viewer, bucket, name))
    })
  for (const url of ['/object/info/:bucket/*', '/object/info/authenticated/:bucket/*'])
    app.get(url, async (request) => {
      const viewer = getViewer(request)
      const { bucket, name } = await requireObjectPath(request)
      return presentObjectInfo(await requireReadableObject(viewer, bucket, name))
    })
  app.get('/object/info/public/:bucket/*', async (request) => {
    const { bucket, name } = await requireObjectPath(request)
    if (!bucket.public) throw bucketNotFound()
    return presentObjectInfo(await requireObject(bucket, name))
  })

  app.post('/object/list/:bucket', async (request) => {
    const viewer = getViewer(request)
    const bucket = await requireBucket(request)
    const { prefix, sortBy, ...rest } = parseJsonBody(request, listBody)
    const listed = await listFolder(db, {
      ...rest,
      bucket: bucket.id,
      prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
      folders: viewer.role === 'admin' ? undefined : listOwnFolders(viewer),
      by: sortBy.column,
      order: sortBy.order,
    })
    return listed.map(presentListedObject)
  })
  app.delete('/object/:bucket', { bodyLimit: maxNamesBodyBytes }, async (request) => {
    const viewer = getViewer(request)
    const bucket = await requireBucket(request)
    const { prefixes } = parseJsonBody(request, removeBody)
    return (await remove(viewer, bucket, prefixes)).map(presentRemovedObject)
  })
  app.delete('/object/:bucket/*', async (request) => {
    const viewer = getViewer(request)
    const { bucket, name } = await requireObjectPath(request)
    const [removed] = await remove(viewer, bucket, [name])
    if (!removed) throw objectNotFound()
    return { message: 'Successfully deleted' }
  })
  app.post('/object/move', async (request) => {
    await moveObject(deps, getViewer(request), request, 'move')
    return { message: 'Successfully moved' }
  })
  app.post('/object/copy', async (request) => {
    const copy = await moveObject(deps, getViewer(request), request, 'copy')
    return { Id: getPublicId(copy), Key: `${copy.bucket_id}/${copy.name}` }
  })

  async function storeUpload(request: FastifyRequest, place: UploadTarget, upsert: boolean) {
    const storedObject = await storeObject(deps, place, await readUpload(request), upsert)
    return { Id: getPublicId(storedObject), Key: `${storedObject.bucket_id}/${storedObject.name}` }
  }

  async function remove(viewer: Viewer, bucket: BucketRow, names: string[]): Promise<ObjectRow[]> {
    const ownNames = names.filter((name) => canAccessObject(viewer, name))
    const removed = ownNames.length > 0 ? await db.tx((tx) => deleteObjects(tx, bucket.id, ownNames)) : []
    await deleteContents(deps, removed)
    return removed
  }

  async function signedUrl(bucket: string, name: string, expiresIn: unknown): Promise<string> {
    const path = `${bucket}/${name}`
    return `/object/sign/${path}?token=${await tokens.forDownload(path, expiresIn)}`
  }

  async function requireBucket(request: FastifyRequest): Promise<BucketRow> {
    const bucket = await findBucket(db, (request.params as { bucket: string }).bucket)
    if (!bucket) throw bucketNotFound()
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

  async function requireReadableObject(viewer: Viewer, bucket: BucketRow, name: string): Promise<ObjectRow> {
    if (!canReadObject(viewer, bucket, name)) throw objectNotFound()
    return requireObject(bucket, name)
  }
}

function canReadObject(viewer: Viewer, bucket: BucketRow, name: string): boolean {
  return bucket.public || canAccessObject(viewer, name)
}

function createUploadTarget(viewer: Viewer, bucket: BucketRow, name: string): UploadTarget {
  const ownerId = getObjectOwner(viewer, name)
  return { bucket, name, userId: viewer.id, ownerId, shopId: ownerId === viewer.shop_id ? ownerId : null }
}

function isTrueHeader(header: string | string[] | undefined): boolean {
  return header === 'true'
}
