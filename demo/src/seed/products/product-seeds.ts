import { toCents } from '@mainstreet/contract/money.ts'
import { coffeeProducts } from './coffee-products.ts'
import { foodProducts } from './food-products.ts'
import { giftProducts } from './gift-products.ts'
import { otherProducts } from './other-products.ts'
import { souvenirProducts } from './souvenir-products.ts'

export type ProductSeed = { name: string; price_cents: number; drawing: string; description: string }

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
  const [name = '', price = '', drawing = '', description = ''] = line.split(' | ')
  return { name, price_cents: toCents(Number(price)), drawing, description }
}
