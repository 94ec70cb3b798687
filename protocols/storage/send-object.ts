import type { FastifyReply, FastifyRequest } from 'fastify'
import { fileOf } from '../../server/src/media/uploaded-images.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { hasTag } from '../../server/src/platform/http/response-cache.ts'
import { picturePolicy } from '../../server/src/platform/http/security-headers.ts'
import { objectNotFound } from './storage-error.ts'
import type { ObjectRow } from './store.ts'
import { blobOf, type StorageDeps } from './store-object.ts'

/** A picture shows itself; whatever else it is, a browser only saves it. */
export async function sendObject(
  { db, blobs }: StorageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  object: ObjectRow,
) {
  const { download } = request.query as { download?: unknown }
  const etag = etagOf(object)
  reply
    .header('etag', etag)
    .header('cache-control', object.cache_control)
    .header('last-modified', object.updated_at.toUTCString())
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', picturePolicy)
  const shows = object.image_id !== null
  if (!shows || typeof download === 'string')
    reply.header(
      'content-disposition',
      asAttachment(typeof download === 'string' && download ? download : object.name),
    )
  if (hasTag(request, etag)) return reply.code(304).send()
  const bytes = await blobs.read(await blobNameOf(object))
  if (!bytes) throw objectNotFound()
  return reply.type(object.mimetype).send(bytes)

  async function blobNameOf({ image_id, file }: ObjectRow): Promise<string> {
    if (file) return blobOf(file)
    const row = await db.one<{ sha256: string }>(sql`select sha256 from images where id = ${image_id}`)
    if (!row) throw objectNotFound()
    return fileOf(row.sha256)
  }
}

export function etagOf({ version }: Pick<ObjectRow, 'version'>): string {
  return `"${version}"`
}

function asAttachment(name: string): string {
  const last = name.split('/').at(-1) ?? 'file'
  return `attachment; filename*=UTF-8''${encodeURIComponent(last.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
}
