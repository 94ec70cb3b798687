import { coffeeProducts } from './coffee-products.ts'
import { foodProducts } from './food-products.ts'
import { giftProducts } from './gift-products.ts'
import { otherProducts } from './other-products.ts'
import { souvenirProducts } from './souvenir-products.ts'

export type ProductLine = { name: string; price_cents: number; drawing: string; description: string }

const bySlug: Record<string, string> = {
  ...foodProducts,
  ...coffeeProducts,
  ...giftProducts,
  ...souvenirProducts,
  ...otherProducts,
}

export function productLines(slug: string): ProductLine[] {
  return (bySlug[slug] ?? '').trim().split('\n').map(productLine)
}

function productLine(line: string): ProductLine {
  const [name = '', price = '', drawing = '', description = ''] = line.split(' | ')
  return { name, price_cents: Math.round(Number(price) * 100), drawing, description }
}
