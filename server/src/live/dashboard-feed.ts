import type { DashboardSection } from '@mainstreet/contract/live/live-server-frame.ts'
import type { Bus } from '../platform/bus/bus.ts'

declare module '../platform/bus/bus.ts' {
  interface BusTopics {
    'desk.changed': { part: DashboardSection }
  }
}

/** On a busy marketplace, admins get one change notice per window. */
const batchWindowMs = 500

const orderTopics = ['order.placed', 'order.moved', 'order.ready', 'order.paid'] as const
export const allDashboardParts: DashboardSection[] = [
  'shops',
  'orders',
  'people',
  'payments',
  'errors',
  'log',
]

/** Collects which parts of the admin dashboard have changed, and sends them in batches. */
export function createDashboardFeed(
  bus: Bus,
  onChange: (parts: DashboardSection[]) => void,
): { close(): void } {
  const parts = new Set<DashboardSection>()
  let timer: NodeJS.Timeout | undefined

  function add(...changed: DashboardSection[]) {
    for (const part of changed) parts.add(part)
    timer ??= setTimeout(() => {
      timer = undefined
      onChange([...parts])
      parts.clear()
    }, batchWindowMs)
  }

  const stops = [
    bus.subscribe('desk.changed', (event) => {
      if (event === undefined) return add(...allDashboardParts)
      add(event.part)
    }),
    ...orderTopics.map((topic) => bus.subscribe(topic, () => add('orders'))),
  ]
  return {
    close() {
      clearTimeout(timer)
      for (const stop of stops) stop()
    },
  }
}
