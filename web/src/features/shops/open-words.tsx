import { openStateWords } from '@mainstreet/contract/shops/hours-words.ts'
import { openState } from '@mainstreet/contract/shops/open-periods.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { clsx } from 'clsx'
import { useClock } from '../../api/clock.ts'

const looks = {
  open: ['text-pine', 'bg-pine'],
  closes_soon: ['text-ink', 'bg-marigold'],
  closed: ['text-ink-2', 'border-2 border-ink-2'],
} as const

/** Word and sign: a full dot for open, a ring for closed. */
export function OpenWords({ shop, className }: { shop: Pick<Shop, 'hours'>; className?: string }) {
  const now = useClock()
  const [text, dot] = looks[openState(shop.hours, now).state]
  return (
    <span className={clsx('inline-flex items-center gap-1.5 text-sm font-semibold', text, className)}>
      <span aria-hidden="true" className={clsx('size-2.5 shrink-0 rounded-full', dot)} />
      {openStateWords(shop.hours, now)}
    </span>
  )
}

export function useIsOpen(shop: Pick<Shop, 'hours'>): boolean {
  const now = useClock()
  return openState(shop.hours, now).state !== 'closed'
}
