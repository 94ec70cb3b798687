import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { getErrorCode } from '@mainstreet/platform/db/db.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { reserveQuota } from './images/store.ts'
import { requireBucket } from './object-access.ts'
import { getObjectOwner, requireKey } from './object-names.ts'
import { canAccessObject, type StorageCaller, type StoragePolicy } from './storage-caller.ts'
import {
  notAllowed,
  objectAlreadyExists,
  objectNotFound,
  objectTooLarge,
  unsupportedMimeType,
} from './storage-error.ts'
import { parseJsonBody } from './storage-protocol.ts'
import { findObject, insertObject, type ObjectRow, renameObject } from './store.ts'
import { getBlobName, isTypeAllowed, type StorageDeps } from './store-object.ts'

const moveBody = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
})

/** The caller must own source and target; a copied image is the same image under another name. */
export async function moveObject(
  deps: StorageDeps & { policy: StoragePolicy },
  caller: StorageCaller,
  request: FastifyRequest,
  operation: 'move' | 'copy',
): Promise<ObjectRow> {
  const {
    bucketId,
    sourceKey,
    destinationKey,
    destinationBucket = bucketId,
  } = parseJsonBody(request, moveBody)
  const name = requireKey(destinationKey)
  const bucket = await requireBucket(deps.db, destinationBucket)
  await requireBucket(deps.db, bucketId)
  const source = canAccessObject(deps.policy, caller, bucketId, sourceKey)
    ? await findObject(deps.db, bucketId, sourceKey)
    : undefined
  if (!source) throw objectNotFound()
  if (!canAccessObject(deps.policy, caller, bucket.id, name)) throw notAllowed()
  if (!isTypeAllowed(bucket, source.mimetype)) throw unsupportedMimeType(source.mimetype)
  if (source.bytes > (bucket.file_size_limit ?? Number.POSITIVE_INFINITY)) throw objectTooLarge()

  const to = { bucket: bucket.id, name }
  return operation === 'move' ? moveInPlace(deps, source, to) : copyObject(deps, caller, source, to)
}

type ObjectPath = { bucket: string; name: string }

async function moveInPlace({ db, now }: StorageDeps, source: ObjectRow, to: ObjectPath): Promise<ObjectRow> {
  const from = { bucket: source.bucket_id, name: source.name }
  try {
    const moved = await db.tx((tx) => renameObject(tx, from, to, randomUUID(), now()))
    if (!moved) throw objectNotFound()
  } catch (error) {
    throw getErrorCode(error) === '23505' ? objectAlreadyExists() : error
  }
  return { ...source, bucket_id: to.bucket, name: to.name }
}

async function copyObject(
  { db, blobs }: StorageDeps,
  { kind, ownerId: userId }: StorageCaller,
  source: ObjectRow,
  to: ObjectPath,
): Promise<ObjectRow> {
  const ownerId = kind === 'public' ? userId : getObjectOwner(userId, to.name)
  const file_id = source.file_id && randomUUID()
  const row = {
    ...source,
    id: randomUUIDv7(),
    version: randomUUID(),
    bucket_id: to.bucket,
    name: to.name,
    owner_id: ownerId,
    file_id,
  }
  if (file_id && source.file_id) {
    const bytes = await blobs.read(getBlobName(source.file_id))
    if (!bytes) throw objectNotFound()
    await blobs.write(getBlobName(file_id), bytes)
  }
  try {
    await db.tx(async (tx) => {
      if (file_id && !(await reserveQuota(tx, ownerId, source.bytes))) throw objectTooLarge()
      if (!(await insertObject(tx, row))) throw objectAlreadyExists()
    })
  } catch (error) {
    if (file_id) await blobs.remove(getBlobName(file_id))
    throw error
  }
  return row
}
