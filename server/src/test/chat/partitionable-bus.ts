import { type Bus, createLocalSubscriptions } from '@mainstreet/platform/bus/bus.ts'

/** A bus whose nodes can be cut off from each other, and which delivers everything twice. */
export function createPartitionableBuses() {
  const nodes = new Set<{ local: ReturnType<typeof createLocalSubscriptions>; isCut: boolean }>()

  return function openNode(): Bus & { cut(): void; heal(): void } {
    const node = { local: createLocalSubscriptions(), isCut: false }
    nodes.add(node)
    return {
      publish(topic, payload) {
        const text = JSON.stringify({ payload })
        for (const other of nodes) {
          if (other !== node && (node.isCut || other.isCut)) continue
          for (let time = 0; time < 2; time++) other.local.deliver(topic, JSON.parse(text).payload)
        }
      },
      subscribe: node.local.subscribe,
      cut() {
        node.isCut = true
      },
      heal() {
        node.isCut = false
        node.local.notifyMissed()
      },
      async close() {
        nodes.delete(node)
      },
    }
  }
}
