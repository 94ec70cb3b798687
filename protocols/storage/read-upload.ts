import { storage, uploads } from '@mainstreet/contract/limits.ts'
import type { FastifyRequest } from 'fastify'
import { badRequest, tooLarge } from './storage-error.ts'
import type { Given } from './store-object.ts'

/** A form with the file under an empty name, or the bare bytes with headers (both as storage-js sends them). */
export async function readUpload(request: FastifyRequest): Promise<Given> {
  return request.isMultipart() ? readForm(request) : readBare(request)
}

const limits = { files: 1, fields: 10, fieldSize: 20_000, fileSize: uploads.mostBytes }

async function readForm(request: FastifyRequest): Promise<Given> {
  let file: Pick<Given, 'bytes' | 'claimedType'> | undefined
  let cacheControl: string = String(storage.uploadCacheControlSeconds)
  let metadata: Given['metadata'] = null
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer().catch(() => {
        throw tooLarge()
      })
      file = { bytes, claimedType: part.mimetype }
    } else if (part.fieldname === 'cacheControl') cacheControl = String(part.value)
    else if (part.fieldname === 'metadata') metadata = metadataOf(String(part.value))
  }
  if (!file) throw badRequest('The form holds no file')
  const seconds = /^\d{1,9}$/.test(cacheControl) ? cacheControl : String(storage.uploadCacheControlSeconds)
  return { ...file, cacheControl: `max-age=${seconds}`, metadata }
}

function readBare(request: FastifyRequest): Given {
  const { 'x-metadata': metadata, 'content-type': type, 'cache-control': given = '' } = request.headers
  const [seconds = `max-age=${storage.uploadCacheControlSeconds}`] = /max-age=\d{1,9}/.exec(given) ?? []
  const text = typeof metadata === 'string' ? Buffer.from(metadata, 'base64').toString('utf8') : undefined
  return {
    bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    claimedType: type ?? 'text/plain',
    cacheControl: seconds,
    metadata: text === undefined ? null : metadataOf(text),
  }
}

const mostMetadataChars = 10_000

function metadataOf(text: string): Record<string, unknown> {
  if (text.length > mostMetadataChars || text.includes('\\u0000')) throw badRequest('metadata is too large')
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    throw badRequest('metadata is not JSON')
  }
  throw badRequest('metadata is not an object')
}
