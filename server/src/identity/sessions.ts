import { LRUCache } from 'lru-cache'
import type { Deps } from '../platform/deps.ts'
import { demoTokenHash, isDemoToken } from './demo-tokens.ts'
import { dropDemoSession, findByDemoToken } from './store.ts'
import type { Viewer } from './viewer.ts'

/** How long a ban or a new role may take to be felt when its news was lost (design 7). */
const rememberMs = 5000
const most = 20_000

export type Sessions = {
  /** Undefined when the token proves nothing. */
  viewerOf(token: string): Promise<Viewer | undefined>
  end(token: string): Promise<void>
}

/** Answers from memory, so that a signed-in call costs no look-up in the database. */
export function openSessions({ db, bus, now }: Deps, demo: boolean): Sessions {
  const known = new LRUCache<string, Viewer>({ max: most, ttl: rememberMs })
  bus.subscribe('people', () => known.clear())

  return {
    async viewerOf(token) {
      if (!demo || !isDemoToken(token)) return undefined
      const remembered = known.get(token)
      if (remembered) return remembered
      const viewer = await findByDemoToken(db, demoTokenHash(token), now())
      if (viewer) known.set(token, viewer)
      return viewer
    },
    async end(token) {
      await dropDemoSession(db, demoTokenHash(token))
      known.delete(token)
      bus.publish('people')
    },
  }
}
