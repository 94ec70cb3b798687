import { hasMatchingEtag } from '@mainstreet/platform/http/response-cache.ts'
import { imageSecurityPolicy } from '@mainstreet/platform/http/security-headers.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { uploadedImageFile } from './images/image-files.ts'
import { findImageSha256 } from './images/store.ts'
import { objectNotFound } from './storage-error.ts'
import type { ObjectRow } from './store.ts'
import { getBlobName, type StorageDeps } from './store-object.ts'

/** Browsers display images and download everything else. */
export async function sendObject(
  { db, blobs }: StorageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  object: ObjectRow,
) {
  const { download } = request.query as { download?: unknown }
  const etag = getEtag(object)
  reply
    .header('etag', etag)
    .header('cache-control', object.cache_control)
    .header('last-modified', object.updated_at.toUTCString())
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', imageSecurityPolicy)
  const isImage = object.image_id !== null
  if (!isImage || typeof download === 'string')
    reply.header(
      'content-disposition',
      createAttachmentHeader(typeof download === 'string' && download ? download : object.name),
    )
  if (hasMatchingEtag(request, etag)) return reply.code(304).send()
  return reply.type(object.mimetype).send(await readObjectBytes({ db, blobs }, object))
}

export async function readObjectBytes(
  { db, blobs }: Pick<StorageDeps, 'db' | 'blobs'>,
  { image_id, file_id }: ObjectRow,
): Promise<Buffer> {
  const sha256 = image_id === null ? undefined : await findImageSha256(db, image_id)
  const imageFile = sha256 === undefined ? undefined : uploadedImageFile(sha256)
  const file = file_id ? getBlobName(file_id) : imageFile
  const bytes = file === undefined ? undefined : await blobs.read(file)
  if (!bytes) throw objectNotFound()
  return bytes
}

export function getEtag({ version }: Pick<ObjectRow, 'version'>): string {
  return `"${version}"`
}

function createAttachmentHeader(name: string): string {
  const fileName = name.split('/').at(-1) ?? 'file'
  return `attachment; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed()).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)}`
}
