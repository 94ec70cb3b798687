import type { ErrorDetail } from '@mainstreet/contract/errors.ts'
import { notFound, Refusal } from '../platform/http/api-error.ts'
import type { Line, PlaceOrderBody } from './build-order.ts'
import type { Shelf } from './store.ts'

type Asked = Pick<PlaceOrderBody, 'shop_id' | 'items'>

/** Of products that are locked: the first thing that stands in the way, in words. */
export function requireGoods(lines: Line[], shelves: Shelf[], body: Asked): void {
  const byId = new Map(shelves.map((shelf) => [shelf.id, shelf]))
  const wanted = lines.map((line) => ({ ...line, shelf: requireShelf(byId, line.product_id) }))
  if (wanted.some(({ shelf }) => shelf.shop_id !== body.shop_id))
    throw new Refusal('rule_broken', 'An order is for products of one shop')

  const short = wanted.filter(({ shelf, quantity }) => shelf.stock < quantity)
  const [first] = short
  if (!first) return
  throw new Refusal('out_of_stock', whatIsLeft(first.shelf), {
    details: short.map(
      ({ shelf }): ErrorDetail => ({ path: pathOf(body, shelf.id), message: whatIsLeft(shelf) }),
    ),
    entity: { left: short.map(({ shelf }) => ({ product_id: shelf.id, stock: shelf.stock })) },
  })
}

function requireShelf(byId: Map<string, Shelf>, productId: string): Shelf {
  const shelf = byId.get(productId)
  if (!shelf?.listed) throw notFound('Product')
  return shelf
}

function whatIsLeft({ name, stock }: Shelf): string {
  if (stock === 0) return `${name} is out of stock`
  return stock === 1 ? `Only 1 of ${name} is left` : `Only ${stock} of ${name} are left`
}

function pathOf({ items }: Asked, productId: string): string {
  return items
    ? `items.${items.findIndex(({ product_id }) => product_id === productId)}.quantity`
    : 'quantity'
}
