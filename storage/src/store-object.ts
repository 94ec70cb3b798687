import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { BlobStore } from '@mainstreet/platform/blobs/blob-store.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { detectImageType } from '@mainstreet/platform/images/image-type.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import type { CallRateLimits } from '@mainstreet/platform/rate-limits/call-rate-limits.ts'
import { deleteImageIfUnused } from './images/delete-unused-images.ts'
import { reserveQuota } from './images/store.ts'
import { type UploadedImages, uploadedImageType } from './images/uploaded-images.ts'
import {
  badRequest,
  objectAlreadyExists,
  objectTooLarge,
  StorageError,
  unsupportedMimeType,
} from './storage-error.ts'
import {
  type BucketRow,
  deleteObject,
  findObject,
  insertObject,
  type NewObject,
  type ObjectRow,
} from './store.ts'

export type StorageDeps = PlatformDeps & {
  blobs: BlobStore
  images: UploadedImages
  rateLimits: CallRateLimits
}

export const objectFilesFolder = 'storage'
export const getBlobName = (fileId: string) => `${objectFilesFolder}/${fileId}`

export type UploadedFile = {
  bytes: Buffer
  claimedType: string
  cacheControl: string
  metadata: Record<string, unknown> | null
}
export type UploadTarget = {
  bucket: BucketRow
  name: string
  ownerId: string
  /** A service of the operator says what its files are. */
  trustsClaimedType: boolean
}
type StoredContent = Pick<NewObject, 'image_id' | 'file_id' | 'bytes' | 'mimetype'>

/** Stores an object; images are sanitized and get an image id, which other rows can name. */
export async function storeObject(
  deps: StorageDeps,
  target: UploadTarget,
  file: UploadedFile,
  upsert: boolean,
): Promise<ObjectRow> {
  const { bucket, name } = target
  if (file.bytes.length > (bucket.file_size_limit ?? Number.POSITIVE_INFINITY)) throw objectTooLarge()
  const type = decideFileType(target, file)
  const checkedType = isImageType(type) && isImageType(file.claimedType) ? file.claimedType : type
  if (!isTypeAllowed(bucket, checkedType)) throw unsupportedMimeType(checkedType)
  if (!upsert && (await findObject(deps.db, bucket.id, name))) throw objectAlreadyExists()

  const content = isImageType(type)
    ? await storeImageContent(deps, target, file)
    : await storeFileContent(deps, file, type)
  try {
    return await insertOrReplaceObject(deps, target, file, content, upsert)
  } catch (error) {
    await deleteContents(deps, [content])
    throw error
  }
}

/** Images are converted, so that a bucket's list of types is about what the caller sends. */
const isImageType = (type: string) => type.startsWith('image/') && !type.startsWith('image/svg')

/** What a service calls plain data is stored as that, unchanged, and browsers download it. */
function decideFileType({ bucket, trustsClaimedType }: UploadTarget, { bytes, claimedType }: UploadedFile) {
  const isPlainData = /^(text\/(plain|csv|markdown)|application\/(json|octet-stream|pdf))(;|$)/i.test(
    claimedType,
  )
  if (trustsClaimedType && isPlainData && isTypeAllowed(bucket, claimedType)) return claimedType
  return detectFileType(bytes, claimedType)
}

export function isTypeAllowed({ allowed_mime_types: types }: BucketRow, type: string): boolean {
  return (
    !types || types.some((one) => one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))))
  )
}

async function storeImageContent(
  { images }: StorageDeps,
  target: UploadTarget,
  { bytes }: UploadedFile,
): Promise<StoredContent> {
  try {
    const { id, bytes: size } = await images.store(bytes, { ...target, path: 'file' })
    return { image_id: id, file_id: null, bytes: size, mimetype: uploadedImageType }
  } catch (error) {
    throw toUploadError(error)
  }
}

/** Maps our API errors to errors of the protocol and keeps the message. */
function toUploadError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.code === 'too_large')
    return new StorageError('413', 'Payload too large', 'EntityTooLarge', error.message)
  return error.code === 'rule_violation' ? badRequest(error.message) : error
}

async function storeFileContent(
  { blobs }: StorageDeps,
  { bytes }: UploadedFile,
  mimetype: string,
): Promise<StoredContent> {
  const file_id = randomUUID()
  await blobs.write(getBlobName(file_id), bytes)
  return { image_id: null, file_id, bytes: bytes.length, mimetype }
}

const maxAttempts = 3

async function insertOrReplaceObject(
  deps: StorageDeps,
  target: UploadTarget,
  uploaded: UploadedFile,
  content: StoredContent,
  upsert: boolean,
) {
  const { bucket, name, ownerId } = target
  const row: NewObject = {
    ...content,
    id: randomUUIDv7(),
    version: randomUUID(),
    bucket_id: bucket.id,
    name,
    owner_id: ownerId,
    cache_control: uploaded.cacheControl,
    user_metadata: uploaded.metadata,
  }
  // another upload may insert an object of this name between our delete and our insert
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const inserted = await deps.db.tx(async (tx) => {
      const replaced = upsert ? await deleteObject(tx, bucket.id, name) : undefined
      if (row.file_id && !(await reserveQuota(tx, ownerId, row.bytes))) throw objectTooLarge()
      const added = await insertObject(tx, row)
      return added && { old: replaced }
    })
    if (inserted) {
      if (inserted.old) await deleteContents(deps, [inserted.old])
      return { ...row, created_at: deps.now(), updated_at: deps.now() }
    }
    if (!upsert) break
  }
  throw objectAlreadyExists()
}

/** Deletes the bytes too, unless an image is still in use. */
export async function deleteContents(
  { db, blobs }: StorageDeps,
  objects: Pick<ObjectRow, 'image_id' | 'file_id'>[],
): Promise<void> {
  for (const { image_id, file_id } of objects) {
    if (image_id) await deleteImageIfUnused({ db, blobs }, image_id)
    if (file_id) await blobs.remove(getBlobName(file_id))
  }
}

/** From the bytes; the claimed type is used only when they are ambiguous, and never for HTML. */
function detectFileType(bytes: Buffer, claimedType: string): string {
  const imageType = detectImageType(bytes)
  if (imageType) return imageType
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  if (bytes.length === 0 || !isText(bytes)) return 'application/octet-stream'
  const start = bytes.subarray(0, 1024).toString('utf8').trimStart().toLowerCase()
  if (/<svg[\s>]/.test(start)) return 'image/svg+xml'
  if (start.startsWith('<'))
    return /^<(!doctype html|html|head|body|script)/.test(start) ? 'text/html' : 'text/xml'
  const [type = ''] = claimedType.toLowerCase().split(';')
  return ['text/csv', 'application/json', 'text/markdown'].includes(type.trim()) ? type.trim() : 'text/plain'
}

function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
