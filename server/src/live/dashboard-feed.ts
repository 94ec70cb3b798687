import type { DashboardSection } from '@mainstreet/contract/live/live-server-frame.ts'
import type { Bus } from '@mainstreet/platform/bus/bus.ts'

/** On a busy marketplace, admins get one frame per window. */
const batchWindowMs = 500

const orderTopics = [
  'order.placed',
  'order.status_changed',
  'order.ready',
  'order.payment_status_changed',
] as const
export const allDashboardSections: DashboardSection[] = [
  'shops',
  'orders',
  'users',
  'payments',
  'errors',
  'audit_log',
]

/** Collects which sections of the admin dashboard have changed, and sends them in batches. */
export function createDashboardFeed(
  bus: Bus,
  onChange: (sections: DashboardSection[]) => void,
): { close(): void } {
  const sections = new Set<DashboardSection>()
  let timer: NodeJS.Timeout | undefined

  function add(...changed: DashboardSection[]) {
    for (const section of changed) sections.add(section)
    timer ??= setTimeout(() => {
      timer = undefined
      onChange([...sections])
      sections.clear()
    }, batchWindowMs)
  }

  const stops = [
    bus.subscribe('dashboard.changed', (event) => {
      if (event === undefined) return add(...allDashboardSections)
      add(event.section)
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
