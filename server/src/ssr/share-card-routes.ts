import { createHash } from 'node:crypto'
import { formatMoney } from '@mainstreet/contract/money.ts'
import { categoryLabels } from '@mainstreet/contract/texts.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireVisibleProduct } from '../catalog/require-product.ts'
import { inStudio } from '../media/image-queue.ts'
import { openVariants } from '../media/image-variants.ts'
import { openShareCards, type ShareCard } from '../media/studio/share-card.ts'
import type { StudioCategory } from '../media/studio/tints.ts'
import type { Pictures } from '../media/uploaded-images.ts'
import type { Blobs } from '../platform/blobs/blob-store.ts'
import { keepAnswers } from '../platform/cache/loading-cache.ts'
import { notFound, Refusal } from '../platform/http/api-error.ts'
import { hasTag } from '../platform/http/response-cache.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { requireVisibleShop } from '../shops/require-visible-shop.ts'

const kept = { most: 200, mostBytes: 16 * 1024 * 1024 }
const params = z.object({ id: z.uuid() })

type Facts = Omit<ShareCard, 'picture'> & { image: string | null }

type ShareDeps = Deps & { blobs: Blobs; pictures: Pictures; dataDir: string }

/** The pictures that a posted link shows (og:image); the same words and the same picture are drawn once. */
export function shareCardRoutes(app: FastifyInstance, deps: ShareDeps) {
  const draw = openShareCards(deps.dataDir)
  const findPicture = openVariants(deps)
  const drawn = keepAnswers<Buffer>({ ...kept, bytesOf: (bytes) => bytes.length })

  app.get('/api/share-cards/products/:id', async (request, reply) => {
    const product = await requireVisibleProduct(deps.db, undefined, idOf(request, 'Product'))
    const shop = await requireVisibleShop(deps.db, undefined, product.shop_id)
    return send(request, reply, {
      image: product.image,
      category: categoryOf(shop),
      colour: shop.colour,
      over: product.shop_name,
      title: product.name,
      price: formatMoney(product.price_cents),
      foot: 'Reserve it on Mainstreet, pick it up in the shop',
    })
  })
  app.get('/api/share-cards/shops/:id', async (request, reply) => {
    const shop = await requireVisibleShop(deps.db, undefined, idOf(request, 'Shop'))
    return send(request, reply, {
      image: shop.shop_photo,
      category: categoryOf(shop),
      colour: shop.colour,
      over: categoryLabels[shop.category],
      title: shop.name,
      foot: shop.location,
    })
  })

  async function send(request: FastifyRequest, reply: FastifyReply, { image, ...facts }: Facts) {
    const key = createHash('sha1')
      .update(JSON.stringify([image, facts]))
      .digest('base64url')
    reply.header('etag', `"${key}"`).header('cache-control', 'public, max-age=3600')
    if (hasTag(request, `"${key}"`)) return reply.code(304).send()
    const bytes = await drawn.get(key, async () => {
      const picture = await pictureOf(image)
      return inStudio(() => draw({ ...facts, picture }))
    })
    return reply.type('image/jpeg').send(bytes)
  }

  /** Undefined for what lies elsewhere, or is gone: the card does without. */
  async function pictureOf(image: string | null): Promise<Buffer | undefined> {
    const id = /^\/api\/images\/([a-z0-9][a-z0-9.-]*)$/.exec(image ?? '')?.[1]
    if (id === undefined) return undefined
    return findPicture({ id, size: 'medium', format: 'jpeg' }).catch((fault: unknown) => {
      if (fault instanceof Refusal && fault.code === 'not_found') return undefined
      throw fault
    })
  }
}

function idOf(request: FastifyRequest, thing: string): string {
  const read = params.safeParse(request.params)
  if (!read.success) throw notFound(thing)
  return read.data.id
}

function categoryOf({ category }: { category: string }): StudioCategory {
  return category.toLowerCase() as StudioCategory
}
