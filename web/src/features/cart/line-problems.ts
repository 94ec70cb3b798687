import type { CartItem } from '@mainstreet/contract/cart/cart.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { toCents } from '@mainstreet/contract/money.ts'

export type LineProblem = {
  text: string
  /** The change that fixes it, if any. */
  fix?: { label: string; quantity: number }
}

type CartLineState = Pick<CartItem, 'available' | 'stock' | 'quantity' | 'price' | 'last_seen_price'>

/** The problems of a line since it was added; an unavailable line has only that one. */
export function getLineProblems({
  available,
  stock,
  quantity,
  price,
  last_seen_price,
}: CartLineState): LineProblem[] {
  if (!available) return [{ text: m.shopping.cart.line.unavailable }]
  if (stock <= 0) return [{ text: m.cart.outOfStock.title }]

  const texts = m.shopping.cart.line
  const problems: LineProblem[] = []
  const fits = Math.min(quantity, stock)
  if (quantity > stock)
    problems.push({ text: texts.onlyLeft(stock), fix: { label: texts.changeTo(stock), quantity: stock } })
  if (toCents(price) !== toCents(last_seen_price))
    problems.push({
      text: texts.priceChanged(formatDollars(last_seen_price)),
      fix: { label: texts.keep, quantity: fits },
    })
  return problems
}
