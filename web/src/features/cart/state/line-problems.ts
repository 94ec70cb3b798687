import type { CartItem } from '@mainstreet/contract/cart/cart.ts'
import { formatDollars, toCents } from '@mainstreet/contract/money.ts'
import { texts } from '@mainstreet/contract/texts.ts'

export type LineProblem = {
  text: string
  /** What makes it right, where something does. */
  fix?: { label: string; quantity: number }
}

type CartLineState = Pick<CartItem, 'available' | 'stock' | 'quantity' | 'price' | 'price_seen'>

/** What has changed since the line was put in; one that is gone has no other trouble. */
export function getLineProblems({
  available,
  stock,
  quantity,
  price,
  price_seen,
}: CartLineState): LineProblem[] {
  if (!available) return [{ text: 'No longer sold' }]
  if (stock <= 0) return [{ text: texts.home.outOfStock }]

  const problems: LineProblem[] = []
  const fits = Math.min(quantity, stock)
  if (quantity > stock)
    problems.push({ text: `Only ${stock} left`, fix: { label: `Take ${stock}`, quantity: stock } })
  if (toCents(price) !== toCents(price_seen))
    problems.push({
      text: `The price has changed, it was ${formatDollars(price_seen)}`,
      fix: { label: 'Keep it', quantity: fits },
    })
  return problems
}
