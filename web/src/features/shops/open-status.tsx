import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { getShopState } from '@mainstreet/contract/shops/shop-state.ts'
import { clsx } from 'clsx'
import { CirclePause } from 'lucide-react'
import { useClock } from '../../browser/clock.ts'
import { shopStateLabel } from './opening-labels.ts'

const styles = {
  open: ['text-pine', 'bg-pine'],
  closes_soon: ['text-ink', 'bg-marigold'],
  closed: ['text-ink-2', 'border-2 border-ink-2'],
} as const

type OpeningTimes = Pick<Shop, 'hours' | 'paused_until'>

/** A label and an icon: a full dot for open, a ring for closed, two bars for paused. */
export function OpenStatus({ shop, className }: { shop: OpeningTimes; className?: string }) {
  const now = useClock()
  const { state } = getShopState(shop, now)
  const [text, dot] = state === 'paused' ? ['text-ink', ''] : styles[state]
  return (
    <span className={clsx('inline-flex items-center gap-1.5 text-sm font-semibold', text, className)}>
      {state === 'paused' ? (
        <CirclePause aria-hidden="true" className="size-4 shrink-0" />
      ) : (
        <span aria-hidden="true" className={clsx('size-2.5 shrink-0 rounded-full', dot)} />
      )}
      {shopStateLabel(shop, now)}
    </span>
  )
}

/** False also while the shop is paused: then its awning is gray. */
export function useIsOpen(shop: OpeningTimes): boolean {
  const { state } = getShopState(shop, useClock())
  return state === 'open' || state === 'closes_soon'
}
