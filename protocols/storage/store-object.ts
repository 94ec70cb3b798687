import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { clearPicture } from '../../server/src/media/delete-unused-images.ts'
import { claimRoom } from '../../server/src/media/reserve-quota.ts'
import { type Pictures, pictureType } from '../../server/src/media/uploaded-images.ts'
import type { Blobs } from '../../server/src/platform/blobs/blob-store.ts'
import { Refusal } from '../../server/src/platform/http/api-error.ts'
import type { Deps } from '../../server/src/platform/platform-deps.ts'
import { typeOf } from './file-type.ts'
import { badRequest, duplicate, StorageError, tooLarge, wrongType } from './storage-error.ts'
import { addObject, type BucketRow, findObject, type NewObject, type ObjectRow, takeObject } from './store.ts'

export type StorageDeps = Deps & { blobs: Blobs; pictures: Pictures }

export const filesFolder = 'storage'
export const blobOf = (file: string) => `${filesFolder}/${file}`

export type Given = {
  bytes: Buffer
  claimedType: string
  cacheControl: string
  metadata: Record<string, unknown> | null
}
export type Place = {
  bucket: BucketRow
  name: string
  userId: string
  ownerId: string
  shopId: string | null
}
type Kept = Pick<NewObject, 'image_id' | 'file' | 'bytes' | 'mimetype'>

/** Stores an object; pictures are made harmless and get an image id, with which a product may show them. */
export async function keepObject(
  deps: StorageDeps,
  place: Place,
  given: Given,
  upsert: boolean,
): Promise<ObjectRow> {
  const { bucket, name } = place
  if (given.bytes.length > (bucket.file_size_limit ?? Number.POSITIVE_INFINITY)) throw tooLarge()
  const type = typeOf(given.bytes, given.claimedType)
  if (!isAllowed(bucket, type)) throw wrongType(type)
  if (!upsert && (await findObject(deps.db, bucket.id, name))) throw duplicate()

  const isPicture = type.startsWith('image/') && type !== 'image/svg+xml'
  const kept = isPicture ? await keepPicture(deps, place, given) : await keepFile(deps, given, type)
  try {
    return await write(deps, place, given, kept, upsert)
  } catch (fault) {
    await forget(deps, [kept])
    throw fault
  }
}

export function isAllowed({ allowed_mime_types: types }: BucketRow, type: string): boolean {
  return (
    !types || types.some((one) => one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))))
  )
}

async function keepPicture({ pictures }: StorageDeps, place: Place, { bytes }: Given): Promise<Kept> {
  try {
    const { id, bytes: size } = await pictures.store(bytes, { ...place, path: 'file' })
    return { image_id: id, file: null, bytes: size, mimetype: pictureType }
  } catch (fault) {
    throw inProtocol(fault)
  }
}

/** A refusal of the street in the protocol's words; the sentence stays. */
function inProtocol(fault: unknown): unknown {
  if (!(fault instanceof Refusal)) return fault
  if (fault.code === 'too_large')
    return new StorageError('413', 'Payload too large', 'EntityTooLarge', fault.message)
  return fault.code === 'rule_broken' ? badRequest(fault.message) : fault
}

async function keepFile({ blobs }: StorageDeps, { bytes }: Given, mimetype: string): Promise<Kept> {
  const file = randomUUID()
  await blobs.write(blobOf(file), bytes)
  return { image_id: null, file, bytes: bytes.length, mimetype }
}

const mostTries = 3

async function write(deps: StorageDeps, place: Place, given: Given, kept: Kept, upsert: boolean) {
  const { bucket, name, ownerId } = place
  const row: NewObject = {
    ...kept,
    id: randomUUIDv7(),
    version: randomUUID(),
    bucket_id: bucket.id,
    name,
    owner_id: ownerId,
    cache_control: given.cacheControl,
    user_metadata: given.metadata,
  }
  // another upload may take the place between our taking it away and our putting it there
  for (let tries = 0; tries < mostTries; tries++) {
    const done = await deps.db.tx(async (tx) => {
      const old = upsert ? await takeObject(tx, bucket.id, name) : undefined
      if (row.file && !(await claimRoom(tx, ownerId, row.bytes))) throw tooLarge()
      const added = await addObject(tx, row)
      return added && { old }
    })
    if (done) {
      if (done.old) await forget(deps, [done.old])
      return { ...row, created_at: deps.now(), updated_at: deps.now() }
    }
    if (!upsert) break
  }
  throw duplicate()
}

/** The bytes go too, unless something still shows them. */
export async function forget(
  { db, blobs }: StorageDeps,
  objects: Pick<ObjectRow, 'image_id' | 'file'>[],
): Promise<void> {
  for (const { image_id, file } of objects) {
    if (image_id) await clearPicture({ db, blobs }, image_id)
    if (file) await blobs.remove(blobOf(file))
  }
}
