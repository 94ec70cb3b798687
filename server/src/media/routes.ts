import { imagePresets, imageWidths, placeholders } from '@mainstreet/contract/media/limits.ts'
import type { BlobStore } from '@mainstreet/platform/blobs/blob-store.ts'
import { trackCache } from '@mainstreet/platform/cache/cache-usage.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { hasMatchingEtag } from '@mainstreet/platform/http/response-cache.ts'
import { imageSecurityPolicy } from '@mainstreet/platform/http/security-headers.ts'
import { getImageCaller } from '@mainstreet/platform/images/image-queue.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import type { CallRateLimits } from '@mainstreet/platform/rate-limits/call-rate-limits.ts'
import { getRequestMessages } from '@mainstreet/platform/text/request-locale.ts'
import {
  createValidationErrorMap,
  listValidationErrors,
} from '@mainstreet/platform/text/validation-error-map.ts'
import { type ImageSize, imageFormats } from '@mainstreet/storage/images/image-files.ts'
import type { UploadedImages } from '@mainstreet/storage/images/uploaded-images.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { createVariantLoader } from './image-variants.ts'
import type { RemoteNetwork } from './proxy/fetch-remote.ts'
import { createImageProxy } from './proxy/proxy-image.ts'
import { placeholderThemes, renderPlaceholderSvg } from './studio/placeholder.ts'

const imageQuery = z.object({
  format: z.enum(imageFormats).optional(),
  size: z.enum(Object.keys(imageWidths) as [ImageSize, ...ImageSize[]]).default('medium'),
})
const proxyQuery = imageQuery.extend({ url: z.string(), size: imageQuery.shape.size.default('large') })
const imageId = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,239}$/)

const sidePx = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)
  .pipe(z.int().max(2000))
const placeholderParams = z.object({
  w: sidePx,
  h: sidePx,
  theme: z.string().toLowerCase().pipe(z.enum(placeholderThemes)),
})
const placeholderQuery = z.object({ text: z.string().optional(), offline: z.string().optional() })

/** The specified sizes of these two (docs/spec.md, section 7); the other presets keep their own. */
const placeholderPresets: Partial<Record<string, { width: number; height: number }>> = {
  ...imagePresets,
  micro: { width: placeholders.micro, height: placeholders.micro },
  small: { width: placeholders.small, height: placeholders.small },
}

type MediaDeps = PlatformDeps & {
  blobs: BlobStore
  images: UploadedImages
  dataDir: string
  imageHosts: readonly string[]
  network: RemoteNetwork
  rateLimits: CallRateLimits
}

export function mediaRoutes(app: FastifyInstance, deps: MediaDeps) {
  const loadVariant = createVariantLoader(deps)
  const proxyImage = createImageProxy(deps)

  /** Recent responses: most requests are for the same few images. */
  const cache = new LRUCache<string, CachedImage>({
    max: maxCachedImages,
    maxSize: maxCacheBytes,
    sizeCalculation: cachedSize,
  })

  const usage = trackCache('images', cache)

  app.get('/api/images/:imageId', (request, reply) => {
    const key = `${acceptsWebp(request)} ${request.url}`
    const cached = cache.get(key)
    if (cached) {
      usage.hits += 1
      return sendImage(request, reply, cached)
    }
    usage.misses += 1
    return loadImage(request).then((image) => {
      cache.set(key, image)
      return sendImage(request, reply, image)
    })
  })

  async function loadImage(request: FastifyRequest): Promise<CachedImage> {
    const id = imageId.safeParse((request.params as { imageId: string }).imageId)
    if (!id.success) throw notFoundError('image')
    const { size, format: requestedFormat } = parse(imageQuery, request.query, request)
    const format = requestedFormat ?? formatFor(request)
    const bytes = await loadVariant({ id: id.data, size, format }, getImageCaller(request, deps.rateLimits))
    return {
      bytes,
      etag: `"${id.data}.${size}.${format}"`,
      type: `image/${format}`,
      variesByAccept: requestedFormat === undefined,
    }
  }

  app.get('/api/proxy-image', async (request, reply) => {
    const { url, size, format: requestedFormat } = parse(proxyQuery, request.query, request)
    const format = requestedFormat ?? formatFor(request)
    const { bytes, etag } = await proxyImage({ url, size, format }, getImageCaller(request, deps.rateLimits))
    if (requestedFormat === undefined) reply.header('vary', 'Accept')
    reply
      .header('cache-control', 'public, max-age=604800')
      .header('content-security-policy', imageSecurityPolicy)
      .header('etag', etag)
    if (hasMatchingEtag(request, etag)) return reply.code(304).send()
    return reply.type(`image/${format}`).send(bytes)
  })

  app.get('/api/placeholder/:w/:h/theme/:theme', async (request, reply) => {
    const { w: width, h: height, theme } = parse(placeholderParams, request.params, request)
    const { text, offline } = parse(placeholderQuery, request.query, request)
    return sendSvg(reply, renderPlaceholderSvg({ width, height, theme, text, offline: isFlagSet(offline) }))
  })

  app.get('/api/placeholder/:token', async (request, reply) => {
    const { token } = request.params as { token: string }
    const preset = Object.hasOwn(placeholderPresets, token) ? placeholderPresets[token] : undefined
    if (!preset) throw notFoundError('placeholder')
    const { text, offline } = parse(placeholderQuery, request.query, request)
    return sendSvg(
      reply,
      renderPlaceholderSvg({ ...preset, theme: 'default', text, offline: isFlagSet(offline) }),
    )
  })
}

type CachedImage = { bytes: Buffer; etag: string; type: string; variesByAccept: boolean }
const maxCachedImages = 2000
const maxCacheBytes = 16 * 1024 * 1024

function cachedSize({ bytes }: CachedImage): number {
  return bytes.length + 500
}

/** The bytes of an id never change. */
function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag, type, variesByAccept }: CachedImage,
) {
  if (variesByAccept) reply.header('vary', 'Accept')
  reply.header('cache-control', 'public, max-age=31536000, immutable')
  reply.header('etag', etag)
  if (hasMatchingEtag(request, etag)) return reply.code(304).send()
  reply.header('content-type', type)
  return reply.send(bytes)
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  request: FastifyRequest,
): z.output<Schema> {
  const messages = getRequestMessages(request)
  const parsed = schema.safeParse(input, { error: createValidationErrorMap(messages) })
  if (parsed.success) return parsed.data
  const details = listValidationErrors(parsed.error, messages)
  throw new ApiError('bad_request', (m) => m.errors.images.badParameters, { details })
}

function formatFor(request: FastifyRequest): 'webp' | 'jpeg' {
  return acceptsWebp(request) ? 'webp' : 'jpeg'
}

function acceptsWebp({ headers: { accept } }: FastifyRequest): boolean {
  return accept !== undefined && (accept === '*/*' || accept.includes('image/webp'))
}

function isFlagSet(flag: string | undefined): boolean {
  return flag !== undefined && flag !== 'false' && flag !== '0'
}

/** Opened on its own, the SVG cannot run or load anything. */
function sendSvg(reply: FastifyReply, svg: string) {
  return reply
    .header('content-security-policy', `style-src 'unsafe-inline'; ${imageSecurityPolicy}`)
    .header('cache-control', 'public, max-age=86400')
    .type('image/svg+xml; charset=utf-8')
    .send(svg)
}
