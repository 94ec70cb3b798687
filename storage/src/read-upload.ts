import { storageDefaults, uploadLimits } from '@mainstreet/contract/media/limits.ts'
import type { FastifyRequest } from 'fastify'
import { badRequest, objectTooLarge } from './storage-error.ts'
import { parseJson } from './storage-protocol.ts'
import type { UploadedFile } from './store-object.ts'

/** Either a form with the file under an empty field name, or the plain bytes with headers; storage-js sends both. */
export async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  return request.isMultipart() ? readForm(request) : readRawBody(request)
}

const multipartLimits = { files: 1, fields: 10, fieldSize: 20_000, fileSize: uploadLimits.maxBytes }

async function readForm(request: FastifyRequest): Promise<UploadedFile> {
  let file: Pick<UploadedFile, 'bytes' | 'claimedType'> | undefined
  let cacheControl: string = String(storageDefaults.uploadCacheControlSeconds)
  let metadata: UploadedFile['metadata'] = null
  for await (const part of request.parts({ limits: multipartLimits })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer().catch(() => {
        throw objectTooLarge()
      })
      file = { bytes, claimedType: part.mimetype }
    } else if (part.fieldname === 'cacheControl') cacheControl = String(part.value)
    else if (part.fieldname === 'metadata') metadata = parseMetadata(String(part.value))
  }
  if (!file) throw badRequest('The form holds no file')
  const seconds = /^\d{1,9}$/.test(cacheControl)
    ? cacheControl
    : String(storageDefaults.uploadCacheControlSeconds)
  return { ...file, cacheControl: `max-age=${seconds}`, metadata }
}

function readRawBody(request: FastifyRequest): UploadedFile {
  const {
    'x-metadata': metadata,
    'content-type': type,
    'cache-control': cacheControlHeader = '',
  } = request.headers
  const [seconds = `max-age=${storageDefaults.uploadCacheControlSeconds}`] =
    /max-age=\d{1,9}/.exec(cacheControlHeader) ?? []
  const text = typeof metadata === 'string' ? Buffer.from(metadata, 'base64').toString('utf8') : undefined
  return {
    bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    claimedType: type ?? 'text/plain',
    cacheControl: seconds,
    metadata: text === undefined ? null : parseMetadata(text),
  }
}

const maxMetadataChars = 10_000

function parseMetadata(text: string): Record<string, unknown> {
  if (text.length > maxMetadataChars) throw badRequest('metadata is too large')
  const value = parseJson(text, 'metadata')
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw badRequest('metadata is not an object')
}
