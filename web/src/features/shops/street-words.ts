import { clockWords } from '@mainstreet/contract/shops/hours-words.ts'
import { openState } from '@mainstreet/contract/shops/open-periods.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'

/** The line that lives: how many shops are open now, and what closes or opens next. */
export function streetWords(
  shops: readonly Pick<Shop, 'name' | 'hours'>[],
  now: Date,
): { open: string; next: string } {
  const states = shops.map((shop) => ({ shop, ...openState(shop.hours, now) }))
  const open = states.filter(({ state }) => state !== 'closed')
  const said =
    open.length === 0
      ? 'All shops are closed now'
      : `${open.length} ${open.length === 1 ? 'shop' : 'shops'} open now`
  return { open: said, next: open.length > 0 ? closingWords(open) : openingWords(states) }
}

type Known = {
  shop: Pick<Shop, 'name' | 'hours'>
  state: string
  until?: Date | undefined
  opensAt?: Date | undefined
}

function closingWords(open: Known[]): string {
  const [first] = open.filter(({ until }) => until).sort((a, b) => Number(a.until) - Number(b.until))
  if (!first?.until) return ''
  const when = clockWords(first.shop.hours.time_zone, first.until)
  return first.state === 'closes_soon'
    ? `${first.shop.name} closes soon, at ${when}`
    : `${first.shop.name} closes first, at ${when}`
}

function openingWords(states: Known[]): string {
  const [first] = states
    .filter(({ opensAt }) => opensAt)
    .sort((a, b) => Number(a.opensAt) - Number(b.opensAt))
  return first?.opensAt
    ? `${first.shop.name} opens first, at ${clockWords(first.shop.hours.time_zone, first.opensAt)}`
    : ''
}
