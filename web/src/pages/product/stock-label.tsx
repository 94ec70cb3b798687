import { texts } from '@mainstreet/contract/texts.ts'
import { Badge } from '../../ui/feedback/badge.tsx'

const lowStock = 5

type Props = { stock: number; isReserved: boolean }

export function StockLabel({ stock, isReserved }: Props) {
  if (stock <= 0 && isReserved) return <Badge tone="good">Reserved for you</Badge>
  if (stock <= 0) return <Badge tone="bad">{texts.home.outOfStock}</Badge>
  if (stock <= lowStock) return <Badge tone="warn">Only {stock} left</Badge>
  return <Badge tone="good">In stock</Badge>
}
