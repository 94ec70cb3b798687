import { createHash } from 'node:crypto'
import type { BlobStore } from '@mainstreet/platform/blobs/blob-store.ts'
import { createLoadingCache } from '@mainstreet/platform/cache/loading-cache.ts'
import { ApiError, type NotFoundThing, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import type { PublicReads } from '@mainstreet/platform/http/public-reads.ts'
import { hasMatchingEtag } from '@mainstreet/platform/http/response-cache.ts'
import { getImageCaller, type ImageCaller, runInImageQueue } from '@mainstreet/platform/images/image-queue.ts'
import { withSharedWork } from '@mainstreet/platform/jobs/fair-queue.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import type { CallRateLimits } from '@mainstreet/platform/rate-limits/call-rate-limits.ts'
import { defaultLocale, getFormats, getMessages } from '@mainstreet/platform/text/languages.ts'
import type { UploadedImages } from '@mainstreet/storage/images/uploaded-images.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireVisibleProduct } from '../catalog/require-product.ts'
import { createVariantLoader } from '../media/image-variants.ts'
import { createShareCardRenderer, type ShareCard } from '../media/studio/share-card.ts'
import type { StudioCategory } from '../media/studio/tints.ts'
import { requireVisibleShop } from '../shops/require-visible-shop.ts'

const cacheLimits = { maxEntries: 200, maxBytes: 16 * 1024 * 1024 }
const idParams = z.object({ id: z.uuid() })

type ShareCardFacts = Omit<ShareCard, 'image'> & { image: string | null }

type ShareDeps = PlatformDeps & {
  blobs: BlobStore
  images: UploadedImages
  dataDir: string
  rateLimits: CallRateLimits
  reads: PublicReads
}

/** The images for links on other sites (og:image). The same text and image are rendered once. */
export function shareCardRoutes(app: FastifyInstance, deps: ShareDeps) {
  const { shared } = deps.reads
  const draw = createShareCardRenderer(deps.dataDir)
  const findImage = createVariantLoader(deps)
  const renderedCards = createLoadingCache<Buffer>({
    name: 'share_cards',
    ...cacheLimits,
    getBytes: (bytes) => bytes.length,
  })

  app.get('/api/share-cards/products/:id', async (request, reply) => {
    const product = await requireVisibleProduct(shared, undefined, requireId(request, 'product'))
    const shop = await requireVisibleShop(shared, undefined, product.shop_id)
    return send(request, reply, {
      image: product.image,
      category: getImageCategory(shop),
      color: shop.color,
      eyebrow: product.shop_name,
      title: product.name,
      price: getFormats(defaultLocale).money(product.price_cents),
      footer: getMessages(defaultLocale).serverTexts.shareCard.footer,
    })
  })
  app.get('/api/share-cards/shops/:id', async (request, reply) => {
    const shop = await requireVisibleShop(shared, undefined, requireId(request, 'shop'))
    return send(request, reply, {
      image: shop.shop_photo,
      category: getImageCategory(shop),
      color: shop.color,
      eyebrow: getMessages(defaultLocale).shopCategories[shop.category],
      title: shop.name,
      footer: shop.location,
    })
  })

  async function send(request: FastifyRequest, reply: FastifyReply, { image, ...facts }: ShareCardFacts) {
    const key = createHash('sha1')
      .update(JSON.stringify([image, facts]))
      .digest('base64url')
    reply.header('etag', `"${key}"`).header('cache-control', 'public, max-age=3600')
    if (hasMatchingEtag(request, `"${key}"`)) return reply.code(304).send()
    const caller = getImageCaller(request, deps.rateLimits)
    const render = async () => {
      const imageBytes = await loadImage(image, caller)
      return runInImageQueue(caller, () => draw({ ...facts, image: imageBytes }))
    }
    const bytes = await withSharedWork(caller, async () => renderedCards.get(key, render))
    return reply.type('image/jpeg').send(bytes)
  }

  /** Undefined for an external or deleted image; the card is rendered without it. */
  async function loadImage(image: string | null, caller: ImageCaller): Promise<Buffer | undefined> {
    const id = /^\/api\/images\/([a-z0-9][a-z0-9.-]*)$/.exec(image ?? '')?.[1]
    if (id === undefined) return undefined
    return findImage({ id, size: 'medium', format: 'jpeg' }, caller).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'not_found') return undefined
      throw error
    })
  }
}

function requireId(request: FastifyRequest, thing: NotFoundThing): string {
  const read = idParams.safeParse(request.params)
  if (!read.success) throw notFoundError(thing)
  return read.data.id
}

function getImageCategory({ category }: { category: string }): StudioCategory {
  return category.toLowerCase() as StudioCategory
}
