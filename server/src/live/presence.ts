import { randomUUID } from 'node:crypto'
import type { Bus } from '../platform/bus/bus.ts'

declare module '../platform/bus/bus.ts' {
  interface Topics {
    presence: Said
  }
}

/** Somebody at a place: `key` says who; `ref` is never used again. */
export type Present = { key: string; ref: string; meta: Record<string, unknown> }
export type Change = { joins: Present[]; leaves: Present[] }

/** Who is where, over all nodes. Only places that somebody of this node watches are known here. */
export type RollCall = {
  enter(place: string, who: Present): void
  leave(place: string, ref: string): void
  at(place: string): Present[]
  watch(place: string, hear: (change: Change) => void): () => void
  close(): void
}

type Said = { node: string; place: string } & (Partial<Change> & { ask?: boolean; here?: Present[] })
type Foreign = Present & { node: string; heardAt: number }

const askEveryMs = 15_000
/** A node that has died does not say goodbye: whom nobody has seen for so long is gone. */
const goneMs = 40_000

export function openRollCall(bus: Bus): RollCall {
  const node = randomUUID()
  const own = new Map<string, Map<string, Present>>()
  const foreign = new Map<string, Map<string, Foreign>>()
  const watchers = new Map<string, Set<(change: Change) => void>>()

  const say = (place: string, what: Omit<Said, 'node' | 'place'>) =>
    bus.publish('presence', { node, place, ...what })

  function tell(place: string, change: Change) {
    if (change.joins.length + change.leaves.length === 0) return
    for (const hear of watchers.get(place) ?? []) hear(change)
  }

  function hear({ node: from, place, joins = [], leaves = [], ask, here }: Said) {
    if (from === node) return
    const mine = own.get(place)
    if (ask && mine) say(place, { here: [...mine.values()] })
    if (!watchers.has(place) || ask) return
    const known = foreign.get(place) ?? new Map<string, Foreign>()
    foreign.set(place, known)
    const came = [...joins, ...(here ?? [])].filter(({ ref }) => !known.has(ref))
    for (const one of [...joins, ...(here ?? [])])
      known.set(one.ref, { ...one, node: from, heardAt: Date.now() })
    const present = here && new Set(here.map(({ ref }) => ref))
    const went = [...known.values()].filter(
      (one) =>
        leaves.some(({ ref }) => ref === one.ref) || (present && one.node === from && !present.has(one.ref)),
    )
    for (const { ref } of went) known.delete(ref)
    tell(place, { joins: came, leaves: went })
  }

  function askAll() {
    for (const [place, known] of foreign) {
      const gone = [...known.values()].filter(({ heardAt }) => Date.now() - heardAt > goneMs)
      for (const { ref } of gone) known.delete(ref)
      tell(place, { joins: [], leaves: gone })
    }
    for (const place of watchers.keys()) say(place, { ask: true })
  }

  const stopHearing = bus.subscribe('presence', (said) => {
    if (said) return hear(said)
    askAll()
  })
  const timer = setInterval(askAll, askEveryMs)
  timer.unref()

  return {
    enter(place, who) {
      const here = own.get(place) ?? new Map<string, Present>()
      own.set(place, here.set(who.ref, who))
      const change = { joins: [who], leaves: [] }
      tell(place, change)
      say(place, change)
    },
    leave(place, ref) {
      const here = own.get(place)
      const who = here?.get(ref)
      if (!here || !who) return
      here.delete(ref)
      if (here.size === 0) own.delete(place)
      tell(place, { joins: [], leaves: [who] })
      say(place, { leaves: [who] })
    },
    at: (place) => [...(own.get(place)?.values() ?? []), ...(foreign.get(place)?.values() ?? [])],
    watch(place, hearChange) {
      const all = watchers.get(place) ?? new Set()
      const isFirst = all.size === 0
      watchers.set(place, all.add(hearChange))
      if (isFirst) say(place, { ask: true })
      return () => {
        all.delete(hearChange)
        if (all.size > 0) return
        watchers.delete(place)
        foreign.delete(place)
      }
    },
    close() {
      for (const [place, here] of own) say(place, { leaves: [...here.values()] })
      stopHearing()
      clearInterval(timer)
    },
  }
}
