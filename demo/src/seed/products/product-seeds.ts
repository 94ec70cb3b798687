import { toCents } from '@mainstreet/contract/money.ts'
import type { ShotCount } from '@mainstreet/server/media/studio/studio-shot.ts'
import { coffeeProducts } from './coffee-products.ts'
import { foodProducts } from './food-products.ts'
import { giftProducts } from './gift-products.ts'
import { otherProducts } from './other-products.ts'
import { souvenirProducts } from './souvenir-products.ts'

export type ProductSeed = {
  name: string
  price_cents: number
  drawing: string
  /** How many of them the image shows. */
  count: ShotCount
  description: string
}

const productTextBySlug: Record<string, string> = {
  ...foodProducts,
  ...coffeeProducts,
  ...giftProducts,
  ...souvenirProducts,
  ...otherProducts,
}

export function getProductSeeds(slug: string): ProductSeed[] {
  return (productTextBySlug[slug] ?? '').trim().split('\n').map(parseProductSeed)
}

function parseProductSeed(line: string): ProductSeed {
  const [name = '', price = '', image = '', description = ''] = line.split(' | ')
  const [, count = '1', drawing = ''] = /^(?:(\d+) )?(.+)$/.exec(image) ?? []
  return {
    name,
    price_cents: toCents(Number(price)),
    drawing,
    count: Number(count) as ShotCount,
    description,
  }
}
