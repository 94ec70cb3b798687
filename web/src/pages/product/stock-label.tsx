import { texts } from '@mainstreet/contract/texts.ts'
import { Badge } from '../../ui/feedback/badge.tsx'

const few = 5

type Props = { stock: number; isReserved: boolean }

export function StockWords({ stock, isReserved }: Props) {
  if (stock <= 0 && isReserved) return <Badge tone="good">Reserved for you</Badge>
  if (stock <= 0) return <Badge tone="bad">{texts.home.outOfStock}</Badge>
  if (stock <= few) return <Badge tone="warn">Only {stock} left</Badge>
  return <Badge tone="good">In stock</Badge>
}
