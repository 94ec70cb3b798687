import type { CartItem } from '@mainstreet/contract/cart/cart.ts'
import { formatMoney, toCents } from '@mainstreet/contract/money.ts'
import { texts } from '@mainstreet/contract/texts.ts'

export type LineProblem = {
  words: string
  /** What makes it right, where something does. */
  fix?: { label: string; quantity: number }
}

type Line = Pick<CartItem, 'available' | 'stock' | 'quantity' | 'price' | 'price_seen'>

/** What has changed since the line was put in; one that is gone has no other trouble. */
export function lineProblems({ available, stock, quantity, price, price_seen }: Line): LineProblem[] {
  if (!available) return [{ words: 'No longer sold' }]
  if (stock <= 0) return [{ words: texts.home.outOfStock }]

  const problems: LineProblem[] = []
  const fits = Math.min(quantity, stock)
  if (quantity > stock)
    problems.push({ words: `Only ${stock} left`, fix: { label: `Take ${stock}`, quantity: stock } })
  if (toCents(price) !== toCents(price_seen))
    problems.push({
      words: `The price has changed, it was ${formatMoney(toCents(price_seen))}`,
      fix: { label: 'Keep it', quantity: fits },
    })
  return problems
}
