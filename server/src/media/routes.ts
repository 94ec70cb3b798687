import { imagePresets, imageWidths, placeholders } from '@mainstreet/contract/limits.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Blobs } from '../platform/blobs/blob-store.ts'
import { notFound, Refusal } from '../platform/http/api-error.ts'
import { hasTag } from '../platform/http/response-cache.ts'
import { picturePolicy } from '../platform/http/security-headers.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { plainWords } from '../platform/text/validation-error-map.ts'
import { type ImageSize, openVariants } from './image-variants.ts'
import type { Outside } from './proxy/fetch-remote.ts'
import { openRemotePictures } from './proxy/proxy-image.ts'
import { placeholderSvg, placeholderThemes } from './studio/placeholder.ts'
import { studioFormats } from './studio/studio-shot.ts'
import type { Pictures } from './uploaded-images.ts'

const imageQuery = z.object({
  format: z.enum(studioFormats).optional(),
  size: z.enum(Object.keys(imageWidths) as [ImageSize, ...ImageSize[]]).default('medium'),
})
const proxyQuery = imageQuery.extend({ url: z.string(), size: imageQuery.shape.size.default('large') })
const imageId = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,239}$/)

const side = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)
  .pipe(z.int().max(2000))
const themedParams = z.object({
  w: side,
  h: side,
  theme: z.string().toLowerCase().pipe(z.enum(placeholderThemes)),
})
const placeholderQuery = z.object({ text: z.string().optional(), offline: z.string().optional() })

/** Spec 7 wants 40x40 and 200x200 for these two; the other presets keep their own sizes. */
const tokens: Partial<Record<string, { width: number; height: number }>> = {
  ...imagePresets,
  micro: { width: placeholders.micro, height: placeholders.micro },
  small: { width: placeholders.small, height: placeholders.small },
}

type ImageDeps = Deps & {
  blobs: Blobs
  pictures: Pictures
  dataDir: string
  imageHosts: readonly string[]
  world: Outside
}

export function imageRoutes(app: FastifyInstance, deps: ImageDeps) {
  const findPicture = openVariants(deps)
  const proxyImage = openRemotePictures(deps)

  /** What has just been asked for, ready to go: most requests of a street are for the same few pictures. */
  const hot = new LRUCache<string, HotPicture>({ max: mostHot, maxSize: hotBytes, sizeCalculation: sizeOf })

  app.get('/api/images/:imageId', (request, reply) => {
    const key = `${likesWebp(request)} ${request.url}`
    const known = hot.get(key)
    if (known) return sendPicture(request, reply, known)
    return find(request).then((found) => {
      hot.set(key, found)
      return sendPicture(request, reply, found)
    })
  })

  async function find(request: FastifyRequest): Promise<HotPicture> {
    const id = imageId.safeParse((request.params as { imageId: string }).imageId)
    if (!id.success) throw notFound('Picture')
    const { size, format: asked } = read(imageQuery, request.query)
    const format = asked ?? formatFor(request)
    const bytes = await findPicture({ id: id.data, size, format })
    return {
      bytes,
      etag: `"${id.data}.${size}.${format}"`,
      type: `image/${format}`,
      varies: asked === undefined,
    }
  }

  app.get('/api/proxy-image', async (request, reply) => {
    const { url, size, format: asked } = read(proxyQuery, request.query)
    const format = asked ?? formatFor(request)
    const { bytes, etag } = await proxyImage({ url, size, format })
    if (asked === undefined) reply.header('vary', 'Accept')
    reply
      .header('cache-control', 'public, max-age=604800')
      .header('content-security-policy', picturePolicy)
      .header('etag', etag)
    if (hasTag(request, etag)) return reply.code(304).send()
    return reply.type(`image/${format}`).send(bytes)
  })

  app.get('/api/placeholder/:w/:h/theme/:theme', async (request, reply) => {
    const { w: width, h: height, theme } = read(themedParams, request.params)
    const { text, offline } = read(placeholderQuery, request.query)
    return sendSvg(reply, placeholderSvg({ width, height, theme, text, offline: isOn(offline) }))
  })

  app.get('/api/placeholder/:token', async (request, reply) => {
    const { token } = request.params as { token: string }
    const preset = Object.hasOwn(tokens, token) ? tokens[token] : undefined
    if (!preset) throw notFound('Placeholder')
    const { text, offline } = read(placeholderQuery, request.query)
    return sendSvg(reply, placeholderSvg({ ...preset, theme: 'default', text, offline: isOn(offline) }))
  })
}

type HotPicture = { bytes: Buffer; etag: string; type: string; varies: boolean }
const mostHot = 2000
const hotBytes = 16 * 1024 * 1024

function sizeOf({ bytes }: HotPicture): number {
  return bytes.length + 500
}

/** The bytes behind an id never change. */
function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag, type, varies }: HotPicture,
) {
  if (varies) reply.header('vary', 'Accept')
  reply.header('cache-control', 'public, max-age=31536000, immutable')
  reply.header('etag', etag)
  if (hasTag(request, etag)) return reply.code(304).send()
  reply.header('content-type', type)
  return reply.send(bytes)
}

function read<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given, { error: plainWords })
  if (parsed.success) return parsed.data
  const details = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Refusal('bad_request', 'This picture cannot be made as asked for', { details })
}

/** AVIF only for those who ask: it takes ten times as long to make and is a tenth smaller. */
function formatFor(request: FastifyRequest): 'webp' | 'jpeg' {
  return likesWebp(request) ? 'webp' : 'jpeg'
}

function likesWebp({ headers: { accept } }: FastifyRequest): boolean {
  return accept !== undefined && (accept === '*/*' || accept.includes('image/webp'))
}

function isOn(flag: string | undefined): boolean {
  return flag !== undefined && flag !== 'false' && flag !== '0'
}

/** Opened on its own a drawing can run nothing and load nothing. */
function sendSvg(reply: FastifyReply, svg: string) {
  return reply
    .header('content-security-policy', `style-src 'unsafe-inline'; ${picturePolicy}`)
    .header('cache-control', 'public, max-age=86400')
    .type('image/svg+xml; charset=utf-8')
    .send(svg)
}
