import type { ServerText } from '@mainstreet/contract/messages/language.ts'
import { ApiError, type ApiErrorDetail, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import type { OrderLine, PlaceOrderBody } from './build-order.ts'
import type { ProductStock } from './store.ts'

type StockRequest = Pick<PlaceOrderBody, 'shop_id' | 'items'>

/** Expects listed products, locked or checked again by the statement that writes. Throws for the first problem, with a message for the customer. */
export function requireStock(lines: OrderLine[], products: ProductStock[], body: StockRequest): void {
  const byId = new Map(products.map((product) => [product.id, product]))
  const requestedLines = lines.map((line) => ({
    ...line,
    product: requireProduct(byId, line.product_id),
  }))
  if (requestedLines.some(({ product }) => product.shop_id !== body.shop_id))
    throw new ApiError('rule_violation', (m) => m.errors.orders.oneShopOnly)

  const insufficient = requestedLines.filter(({ product, quantity }) => product.stock < quantity)
  const [first] = insufficient
  if (!first) return
  throw new ApiError('out_of_stock', stockMessage(first.product), {
    details: insufficient.map(
      ({ product }): ApiErrorDetail => ({
        path: getErrorPath(body, product.id),
        message: stockMessage(product),
      }),
    ),
    entity: {
      available: insufficient.map(({ product }) => ({ product_id: product.id, stock: product.stock })),
    },
  })
}

function requireProduct(byId: Map<string, ProductStock>, productId: string): ProductStock {
  const product = byId.get(productId)
  if (!product) throw notFoundError('product')
  return product
}

function stockMessage({ name, stock }: ProductStock): ServerText {
  return (m) => m.errors.orders.notEnoughStock({ stock, product: name })
}

function getErrorPath({ items }: StockRequest, productId: string): string {
  return items
    ? `items.${items.findIndex(({ product_id }) => product_id === productId)}.quantity`
    : 'quantity'
}
