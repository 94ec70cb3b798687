import type { DeskPart } from '@mainstreet/contract/live/live-server-frame.ts'
import type { Bus } from '../platform/bus/bus.ts'

declare module '../platform/bus/bus.ts' {
  interface Topics {
    'desk.changed': { part: DeskPart }
  }
}

/** A busy street tells its admins once in this time what there is to look at. */
const gatherMs = 500

const ofOrders = ['order.placed', 'order.moved', 'order.ready', 'order.paid'] as const
export const wholeDesk: DeskPart[] = ['shops', 'orders', 'people', 'payments', 'errors', 'log']

/** Which parts of the admins' desk have changed, gathered for a moment. */
export function openDeskFeed(bus: Bus, tell: (parts: DeskPart[]) => void): { close(): void } {
  const parts = new Set<DeskPart>()
  let timer: NodeJS.Timeout | undefined

  function add(...changed: DeskPart[]) {
    for (const part of changed) parts.add(part)
    timer ??= setTimeout(() => {
      timer = undefined
      tell([...parts])
      parts.clear()
    }, gatherMs)
  }

  const stops = [
    bus.subscribe('desk.changed', (news) => {
      if (news === undefined) return add(...wholeDesk)
      add(news.part)
    }),
    ...ofOrders.map((topic) => bus.subscribe(topic, () => add('orders'))),
  ]
  return {
    close() {
      clearTimeout(timer)
      for (const stop of stops) stop()
    },
  }
}
