import { getErrorCode } from '@mainstreet/platform/db/db.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requireBucket } from './object-access.ts'
import { isBucketName } from './object-names.ts'
import { presentBucket } from './present.ts'
import { type GetCaller, isStorageAdmin, type StorageCaller } from './storage-caller.ts'
import { adminsOnly, badRequest, bucketNotEmpty, objectAlreadyExists } from './storage-error.ts'
import { parseJsonBody } from './storage-protocol.ts'
import {
  type BucketValues,
  deleteBucket,
  deleteObjectBatch,
  insertBucket,
  listBuckets,
  updateBucket,
} from './store.ts'
import { deleteContents, type StorageDeps } from './store-object.ts'

const bytesPerUnit: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 }

/** Sizes are decimal: 20mb is 20,000,000. */
const sizeSchema = z
  .union([z.int().positive(), z.string().regex(/^\d{1,12}(b|kb|mb|gb)?$/i)])
  .transform((value) => {
    const [, number, unit = 'b'] = /^(\d+)(\w*)$/.exec(String(value).toLowerCase()) ?? []
    return Number(number) * (bytesPerUnit[unit || 'b'] ?? 1)
  })
const updateBucketBody = z.object({
  public: z.boolean().optional(),
  file_size_limit: sizeSchema.nullable().optional(),
  allowed_mime_types: z.array(z.string().max(200)).max(100).nullable().optional(),
})
const createBucketBody = updateBucketBody.extend({ id: z.string().optional(), name: z.string().optional() })
const defaultBucketValues: BucketValues = { public: false, file_size_limit: null, allowed_mime_types: null }
/** The sentence of the protocol; here the bucket is empty when it is sent. */
const emptiedMessage = 'Empty bucket has been queued. Completion may take up to an hour.'
const getBucketId = (request: { params: unknown }) => (request.params as { id: string }).id

/** Every user can read buckets; only admins and services change them. */
export function bucketRoutes(app: FastifyInstance, deps: StorageDeps, getCaller: GetCaller) {
  const { db, now } = deps

  app.get('/bucket', async (request) => {
    requireAccount(getCaller(request))
    return (await listBuckets(db)).map(presentBucket)
  })
  app.get('/bucket/:id', async (request) => {
    requireAccount(getCaller(request))
    return presentBucket(await requireBucket(db, getBucketId(request)))
  })
  app.post('/bucket', async (request) => {
    const { viewer } = requireAdmin(getCaller(request))
    const { id, name, ...changes } = parseJsonBody(request, createBucketBody)
    const bucketName = id ?? name ?? ''
    if (!isBucketName(bucketName)) throw badRequest('Bucket name invalid')
    if (!(await insertBucket(db, bucketName, viewer?.id ?? null, applyChanges(defaultBucketValues, changes))))
      throw objectAlreadyExists()
    return { name: bucketName }
  })
  app.put('/bucket/:id', async (request) => {
    requireAdmin(getCaller(request))
    const before = await requireBucket(db, getBucketId(request))
    const changes = parseJsonBody(request, updateBucketBody)
    await updateBucket(db, before.id, applyChanges(before, changes), now())
    return { message: 'Successfully updated' }
  })
  app.delete('/bucket/:id', async (request) => {
    requireAdmin(getCaller(request))
    const { id } = await requireBucket(db, getBucketId(request))
    await deleteBucket(db, id).catch((error: unknown) => {
      throw getErrorCode(error) === '23503' || getErrorCode(error) === '23001' ? bucketNotEmpty() : error
    })
    return { message: 'Successfully deleted' }
  })
  app.post('/bucket/:id/empty', async (request) => {
    requireAdmin(getCaller(request))
    const { id } = await requireBucket(db, getBucketId(request))
    for (;;) {
      const deleted = await db.tx((tx) => deleteObjectBatch(tx, id))
      await deleteContents(deps, deleted)
      if (deleted.length === 0) return { message: emptiedMessage }
    }
  })
}

/** The public key shows no bucket. */
function requireAccount({ kind }: StorageCaller): void {
  if (kind === 'public') throw adminsOnly()
}

function requireAdmin(caller: StorageCaller): StorageCaller {
  if (!isStorageAdmin(caller)) throw adminsOnly()
  return caller
}

function applyChanges(current: BucketValues, changes: z.output<typeof updateBucketBody>): BucketValues {
  return {
    public: changes.public ?? current.public,
    file_size_limit:
      changes.file_size_limit === undefined ? current.file_size_limit : changes.file_size_limit,
    allowed_mime_types:
      changes.allowed_mime_types === undefined ? current.allowed_mime_types : changes.allowed_mime_types,
  }
}
