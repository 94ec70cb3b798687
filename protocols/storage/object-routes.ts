import { storage, uploads } from '@mainstreet/contract/limits.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Viewer } from '../../server/src/accounts/viewer.ts'
import { moveObject } from './move-object.ts'
import { foldersOf, mayUse, ownerOf, requireKey } from './object-names.ts'
import { idOf, presentInfo, presentListed, presentRemoved } from './present.ts'
import { readUpload } from './read-upload.ts'
import { sendObject } from './send-object.ts'
import type { SignedTokens } from './signed-tokens.ts'
import { bucketNotFound, notAllowed, objectNotFound } from './storage-error.ts'
import { type Caller, fileBodyBytes, jsonOf, namesBodyBytes } from './storage-protocol.ts'
import { type BucketRow, findBucket, findObject, listFolder, type ObjectRow, takeObjects } from './store.ts'
import { forget, keepObject, type Place, type StorageDeps } from './store-object.ts'

const listBody = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.int().min(1).max(uploads.mostListed).default(storage.listLimit),
  offset: z.int().min(0).max(10_000_000).default(0),
  search: z.string().max(200).default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: storage.listSortBy, order: storage.listSortOrder }),
})
const removeBody = z.object({ prefixes: z.array(z.string()).min(1).max(uploads.mostRemoved) })
const manySigned = z.object({ expiresIn: z.unknown(), paths: z.array(z.string()).min(1).max(500) })

/** Files in the folders of people and shops; addresses and shapes are the protocol's. */
export function objectRoutes(app: FastifyInstance, deps: StorageDeps, caller: Caller, tokens: SignedTokens) {
  const { db } = deps

  // where a file goes is decided before it is read
  const targets = new WeakMap<FastifyRequest, { place: Place; upsert: boolean }>()
  const keepAtTarget = async (request: FastifyRequest) => {
    const target = targets.get(request)
    if (!target) throw notAllowed()
    return keep(request, target.place, target.upsert)
  }

  for (const method of ['POST', 'PUT'] as const)
    app.route({
      method,
      url: '/object/:bucket/*',
      bodyLimit: fileBodyBytes,
      onRequest: async (request) => {
        const viewer = caller(request)
        const { bucket, name } = await placeOf(request)
        if (!mayUse(viewer, name)) throw notAllowed()
        const upsert = method === 'PUT' || isOn(request.headers['x-upsert'])
        targets.set(request, { place: placeFor(viewer, bucket, name), upsert })
      },
      handler: keepAtTarget,
    })

  app.post('/object/upload/sign/:bucket/*', async (request) => {
    const viewer = caller(request)
    const { bucket, name } = await placeOf(request)
    if (!mayUse(viewer, name)) throw notAllowed()
    const path = `${bucket.id}/${name}`
    const token = await tokens.forUpload(path, viewer.id, isOn(request.headers['x-upsert']))
    return { url: `/object/upload/sign/${path}?token=${token}`, token }
  })
  app.route({
    method: 'PUT',
    url: '/object/upload/sign/:bucket/*',
    bodyLimit: fileBodyBytes,
    onRequest: async (request) => {
      const { bucket, name } = await placeOf(request)
      const { token } = request.query as { token?: unknown }
      const { owner, upsert } = await tokens.readUpload(token, `${bucket.id}/${name}`)
      const folder = ownerOf({ id: owner } as Viewer, name)
      const shopId = folder === owner ? null : folder
      targets.set(request, { place: { bucket, name, userId: owner, ownerId: folder, shopId }, upsert })
    },
    handler: keepAtTarget,
  })

  app.post('/object/sign/:bucket/*', async (request) => {
    const viewer = caller(request)
    const { bucket, name } = await placeOf(request)
    await requireSeen(viewer, bucket, name)
    const { expiresIn } = jsonOf(request, z.object({ expiresIn: z.unknown() }))
    return { signedURL: await signedUrl(bucket.id, name, expiresIn) }
  })
  app.post('/object/sign/:bucket', { bodyLimit: namesBodyBytes }, async (request) => {
    const viewer = caller(request)
    const bucket = await requireBucket(request)
    const { expiresIn, paths } = jsonOf(request, manySigned)
    return Promise.all(
      paths.map(async (path) => {
        const seen = mayRead(viewer, bucket, path) && (await findObject(db, bucket.id, path))
        if (!seen)
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
    const { bucket, name } = await placeOf(request)
    await tokens.readDownload((request.query as { token?: unknown }).token, `${bucket.id}/${name}`)
    return sendObject(deps, request, reply, await requireObject(bucket, name))
  })

  app.get('/object/public/:bucket/*', async (request, reply) => {
    const { bucket, name } = await placeOf(request)
    if (!bucket.public) throw bucketNotFound()
    return sendObject(deps, request, reply, await requireObject(bucket, name))
  })
  for (const url of ['/object/:bucket/*', '/object/authenticated/:bucket/*'])
    app.get(url, async (request, reply) => {
      const viewer = caller(request)
      const { bucket, name } = await placeOf(request)
      return sendObject(deps, request, reply, await requireSeen(viewer, bucket, name))
    })
  for (const url of ['/object/info/:bucket/*', '/object/info/authenticated/:bucket/*'])
    app.get(url, async (request) => {
      const viewer = caller(request)
      const { bucket, name } = await placeOf(request)
      return presentInfo(await requireSeen(viewer, bucket, name))
    })
  app.get('/object/info/public/:bucket/*', async (request) => {
    const { bucket, name } = await placeOf(request)
    if (!bucket.public) throw bucketNotFound()
    return presentInfo(await requireObject(bucket, name))
  })

  app.post('/object/list/:bucket', async (request) => {
    const viewer = caller(request)
    const bucket = await requireBucket(request)
    const { prefix, sortBy, ...rest } = jsonOf(request, listBody)
    const listed = await listFolder(db, {
      ...rest,
      bucket: bucket.id,
      prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
      folders: viewer.role === 'admin' ? undefined : foldersOf(viewer),
      by: sortBy.column,
      order: sortBy.order,
    })
    return listed.map(presentListed)
  })
  app.delete('/object/:bucket', { bodyLimit: namesBodyBytes }, async (request) => {
    const viewer = caller(request)
    const bucket = await requireBucket(request)
    const { prefixes } = jsonOf(request, removeBody)
    return (await remove(viewer, bucket, prefixes)).map(presentRemoved)
  })
  app.delete('/object/:bucket/*', async (request) => {
    const viewer = caller(request)
    const { bucket, name } = await placeOf(request)
    const [removed] = await remove(viewer, bucket, [name])
    if (!removed) throw objectNotFound()
    return { message: 'Successfully deleted' }
  })
  app.post('/object/move', async (request) => {
    await moveObject(deps, caller(request), request, 'move')
    return { message: 'Successfully moved' }
  })
  app.post('/object/copy', async (request) => {
    const copy = await moveObject(deps, caller(request), request, 'copy')
    return { Id: idOf(copy), Key: `${copy.bucket_id}/${copy.name}` }
  })

  async function keep(request: FastifyRequest, place: Place, upsert: boolean) {
    const kept = await keepObject(deps, place, await readUpload(request), upsert)
    return { Id: idOf(kept), Key: `${kept.bucket_id}/${kept.name}` }
  }

  async function remove(viewer: Viewer, bucket: BucketRow, names: string[]): Promise<ObjectRow[]> {
    const own = names.filter((name) => mayUse(viewer, name))
    const removed = own.length > 0 ? await db.tx((tx) => takeObjects(tx, bucket.id, own)) : []
    await forget(deps, removed)
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

  async function placeOf(request: FastifyRequest): Promise<{ bucket: BucketRow; name: string }> {
    const name = requireKey((request.params as { '*': string })['*'])
    return { bucket: await requireBucket(request), name }
  }

  async function requireObject(bucket: BucketRow, name: string): Promise<ObjectRow> {
    const object = await findObject(db, bucket.id, name)
    if (!object) throw objectNotFound()
    return object
  }

  async function requireSeen(viewer: Viewer, bucket: BucketRow, name: string): Promise<ObjectRow> {
    if (!mayRead(viewer, bucket, name)) throw objectNotFound()
    return requireObject(bucket, name)
  }
}

function mayRead(viewer: Viewer, bucket: BucketRow, name: string): boolean {
  return bucket.public || mayUse(viewer, name)
}

function placeFor(viewer: Viewer, bucket: BucketRow, name: string): Place {
  const ownerId = ownerOf(viewer, name)
  return { bucket, name, userId: viewer.id, ownerId, shopId: ownerId === viewer.shop_id ? ownerId : null }
}

function isOn(header: string | string[] | undefined): boolean {
  return header === 'true'
}
