import { storageDefaults, uploadLimits } from '@mainstreet/contract/media/limits.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { listObjectsV2, listV2Body } from './list-objects-v2.ts'
import { moveObject } from './move-object.ts'
import { getBucketName, type ObjectDeps, requireBucket, requireObjectPath } from './object-access.ts'
import { getPublicId, presentListedObject, presentRemovedObject } from './present.ts'
import { canAccessObject, listReadableFolders, type StorageCaller } from './storage-caller.ts'
import { notAllowed, objectNotFound } from './storage-error.ts'
import { maxNamesBodyBytes, parseJsonBody } from './storage-protocol.ts'
import { type BucketRow, deleteObjects, listFolder, type ObjectRow } from './store.ts'
import { deleteContents } from './store-object.ts'

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

/** Lists, removes, moves and copies files in the folders of their owners. */
export function objectRoutes(app: FastifyInstance, deps: ObjectDeps) {
  const { db, getCaller, policy } = deps

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
    const bucket = await requireBucket(db, getBucketName(request))
    const { prefixes } = parseJsonBody(request, removeBody)
    return (await remove(caller, bucket, prefixes)).map(presentRemovedObject)
  })
  app.delete('/object/:bucket/*', async (request) => {
    const caller = getCaller(request)
    const { bucket, name } = await requireObjectPath(db, request)
    const [removed] = await remove(caller, bucket, [name])
    if (!removed) throw objectNotFound()
    return { message: 'Successfully deleted' }
  })
  app.post('/object/move', async (request) => {
    await moveObject(deps, getCaller(request), request, 'move')
    return { message: 'Successfully moved' }
  })
  app.post('/object/copy', async (request) => {
    const copy = await moveObject(deps, getCaller(request), request, 'copy')
    return { Id: getPublicId(copy), Key: `${copy.bucket_id}/${copy.name}` }
  })

  async function remove(caller: StorageCaller, bucket: BucketRow, names: string[]): Promise<ObjectRow[]> {
    const ownNames = names.filter((name) => canAccessObject(policy, caller, bucket.id, name))
    const removed = ownNames.length > 0 ? await db.tx((tx) => deleteObjects(tx, bucket.id, ownNames)) : []
    await deleteContents(deps, removed)
    return removed
  }

  /** The public has no folders of its own. */
  async function requireListableBucket(caller: StorageCaller, request: FastifyRequest): Promise<BucketRow> {
    const bucket = await requireBucket(db, getBucketName(request))
    if (caller.kind === 'public' && !policy.openBuckets.has(bucket.id)) throw notAllowed()
    return bucket
  }
}
