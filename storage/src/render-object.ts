import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import { imageSecurityPolicy } from '@mainstreet/platform/http/security-headers.ts'
import { getImageCaller, runInImageQueue } from '@mainstreet/platform/images/image-queue.ts'
import { detectImageType, isSupportedFormat } from '@mainstreet/platform/images/image-type.ts'
import { hasTooManyPixels, readMetadata } from '@mainstreet/platform/images/sanitize-image.ts'
import { sharp } from '@mainstreet/platform/images/sharp.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readObjectBytes } from './send-object.ts'
import { badRequest } from './storage-error.ts'
import type { ObjectRow } from './store.ts'
import type { StorageDeps } from './store-object.ts'

const side = z.coerce.number().int().min(1).max(uploadLimits.maxRenderedSide).optional()

/** The size and quality that a caller requests; unknown fields are ignored. */
export const imageTransform = z.object({
  width: side,
  height: side,
  resize: z.enum(['cover', 'contain', 'fill']).default('cover'),
  quality: z.coerce.number().int().min(20).max(100).default(80),
})
export type ImageTransform = z.output<typeof imageTransform>

export function parseTransform(query: unknown): ImageTransform {
  const parsed = imageTransform.safeParse(query)
  if (!parsed.success) throw badRequest('The transformation cannot be read')
  return parsed.data
}

const fits = { cover: 'cover', contain: 'inside', fill: 'fill' } as const
const resizingTypes = { cover: 'fill', contain: 'fit', fill: 'force' } as const
const outputFormats = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
] as const)

/** An image object in another size; its own format, or WebP. */
export async function sendRenderedObject(
  deps: StorageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  object: ObjectRow,
  transform: ImageTransform,
) {
  const original = await readObjectBytes(deps, object)
  const type = detectImageType(original)
  if (type === undefined) throw badRequest('The object is not an image')
  const format = outputFormats.get(type as 'image/jpeg') ?? 'webp'
  const bytes = await runInImageQueue(getImageCaller(request, deps.rateLimits), () =>
    renderImage(original, transform, format),
  )
  const { download } = request.query as { download?: unknown }
  if (typeof download === 'string') reply.header('content-disposition', 'attachment')
  return reply
    .header('cache-control', object.cache_control)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', imageSecurityPolicy)
    .header('x-transformations', describeTransform(transform))
    .type(`image/${format}`)
    .send(bytes)
}

async function renderImage(
  original: Buffer,
  { width, height, resize, quality }: ImageTransform,
  format: 'jpeg' | 'png' | 'webp',
): Promise<Buffer> {
  const metadata = await readMetadata(original)
  if (metadata && hasTooManyPixels(metadata)) throw badRequest('The image has too many pixels')
  try {
    if (!metadata || !isSupportedFormat(metadata)) throw new Error('unsupported format')
    const resized = sharp(original, { limitInputPixels: uploadLimits.maxPixels })
      .autoOrient()
      .resize({
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
        fit: fits[resize],
        withoutEnlargement: resize !== 'fill',
      })
    return await (format === 'png' ? resized.png() : resized[format]({ quality })).toBuffer()
  } catch {
    throw badRequest('The image cannot be read')
  }
}

function describeTransform({ width, height, resize, quality }: ImageTransform): string {
  return [
    height !== undefined && `height:${height}`,
    width !== undefined && `width:${width}`,
    `resizing_type:${resizingTypes[resize]}`,
    `quality:${quality}`,
  ]
    .filter(Boolean)
    .join(',')
}
