import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Viewer } from '../../server/src/accounts/viewer.ts'
import { claimRoom } from '../../server/src/media/reserve-quota.ts'
import { codeOf } from '../../server/src/platform/db/db.ts'
import { mayUse, ownerOf, requireKey } from './object-names.ts'
import {
  bucketNotFound,
  duplicate,
  notAllowed,
  objectNotFound,
  tooLarge,
  wrongType,
} from './storage-error.ts'
import { jsonOf } from './storage-protocol.ts'
import { addObject, findBucket, findObject, type ObjectRow, renameObject } from './store.ts'
import { blobOf, isAllowed, type StorageDeps } from './store-object.ts'

const wish = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
})

/** Both ends must be the caller's own; a copy of a picture is the same picture under another name. */
export async function moveObject(
  deps: StorageDeps,
  viewer: Viewer,
  request: FastifyRequest,
  way: 'move' | 'copy',
): Promise<ObjectRow> {
  const { bucketId, sourceKey, destinationKey, destinationBucket = bucketId } = jsonOf(request, wish)
  const name = requireKey(destinationKey)
  const bucket = await findBucket(deps.db, destinationBucket)
  if (!bucket || !(await findBucket(deps.db, bucketId))) throw bucketNotFound()
  const source = mayUse(viewer, sourceKey) ? await findObject(deps.db, bucketId, sourceKey) : undefined
  if (!source) throw objectNotFound()
  if (!mayUse(viewer, name)) throw notAllowed()
  if (!isAllowed(bucket, source.mimetype)) throw wrongType(source.mimetype)
  if (source.bytes > (bucket.file_size_limit ?? Number.POSITIVE_INFINITY)) throw tooLarge()

  const to = { bucket: bucket.id, name }
  return way === 'move' ? rename(deps, source, to) : copy(deps, viewer, source, to)
}

type To = { bucket: string; name: string }

async function rename({ db }: StorageDeps, source: ObjectRow, to: To): Promise<ObjectRow> {
  const from = { bucket: source.bucket_id, name: source.name }
  try {
    const moved = await db.tx((tx) => renameObject(tx, from, to, randomUUID()))
    if (!moved) throw objectNotFound()
  } catch (fault) {
    throw codeOf(fault) === '23505' ? duplicate() : fault
  }
  return { ...source, bucket_id: to.bucket, name: to.name }
}

async function copy(
  { db, blobs }: StorageDeps,
  viewer: Viewer,
  source: ObjectRow,
  to: To,
): Promise<ObjectRow> {
  const ownerId = ownerOf(viewer, to.name)
  const file = source.file && randomUUID()
  const row = {
    ...source,
    id: randomUUIDv7(),
    version: randomUUID(),
    bucket_id: to.bucket,
    name: to.name,
    owner_id: ownerId,
    file,
  }
  if (file && source.file) {
    const bytes = await blobs.read(blobOf(source.file))
    if (!bytes) throw objectNotFound()
    await blobs.write(blobOf(file), bytes)
  }
  try {
    await db.tx(async (tx) => {
      if (file && !(await claimRoom(tx, ownerId, source.bytes))) throw tooLarge()
      if (!(await addObject(tx, row))) throw duplicate()
    })
  } catch (fault) {
    if (file) await blobs.remove(blobOf(file))
    throw fault
  }
  return row
}
