import { minuteMs } from '@mainstreet/contract/durations.ts'
import { hasSameAccess, type VerifiedViewer, type Viewer } from '@mainstreet/identity/viewer.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { createDeadlines } from './deadlines.ts'
import { startRollingCheck } from './socket-server.ts'

/** The user of a socket, as proven by its token until the token expires. */
export type ConnectedSession = VerifiedViewer & {
  token: string
  /** The session has ended: signed out, banned or expired. */
  onSessionEnded(): void
  /** The user's access has changed. */
  onIdentityChanged(): void
}

/** A user, or a group of users that the application names. */
export type Audience<Group extends string> = `user:${string}` | Group

export type SessionRegistry<A extends ConnectedSession, Group extends string = never> = {
  add(client: A): void
  /** A fresh token of the same user. */
  renew(client: A, token: string, until: number): void
  remove(client: A): void
  getByAudience(party: Audience<Group>): ReadonlySet<A>
  all: ReadonlySet<A>
  close(): void
}

type SessionRegistryDeps<Group extends string> = Pick<PlatformDeps, 'bus' | 'now'> & {
  proofOf(token: string): Promise<VerifiedViewer | undefined>
  /** What the application decides: the groups of a user, for as long as the user's access stays the same. */
  listGroups?(viewer: Viewer): Group[]
  /** The audience's first socket on this node has connected; its last one has disconnected. */
  onAudienceJoined?(party: Audience<Group>): void
  onAudienceLeft?(party: Audience<Group>): void
}

/** Ended sessions come over the bus, and token expiry is known; this recheck covers missed events. */
const recheckIntervalMs = 2 * minuteMs
/** Few at a time: while events are missed this repeats often, and the database has other work. */
const batchSize = 4
const recheckPauseMs = 3000
const noSessions: ReadonlySet<never> = new Set()

/** The clients by audience; a client is notified when its session ends. */
export function createSessionRegistry<A extends ConnectedSession, Group extends string = never>({
  proofOf,
  bus,
  now,
  listGroups = () => [],
  onAudienceJoined,
  onAudienceLeft,
}: SessionRegistryDeps<Group>): SessionRegistry<A, Group> {
  const all = new Set<A>()
  /** docs/design.md, section 7: within 5 s, also for an expired token and with many clients. */
  const expirations = createDeadlines<A>(
    () => now().getTime(),
    (client) => client.onSessionEnded(),
  )
  const byAudience = new Map<Audience<Group>, Set<A>>()
  const getAudiences = (viewer: Viewer): Audience<Group>[] => [`user:${viewer.id}`, ...listGroups(viewer)]

  async function recheckSession(client: A) {
    // an unavailable database ends no session
    const { token } = client
    const proof = await proofOf(token).catch(() => client)
    // meanwhile the client has disconnected or renewed its token
    if (!all.has(client) || client.token !== token) return
    if (!proof) return client.onSessionEnded()
    if (!hasSameAccess(proof.viewer, client.viewer)) client.onIdentityChanged()
  }

  let isRecheckRequested = false
  let isRechecking = false
  let pauseTimer: NodeJS.Timeout | undefined

  /** A request during a run triggers one more run, after a pause. */
  async function recheckAll() {
    isRecheckRequested = true
    if (isRechecking || pauseTimer) return
    isRecheckRequested = false
    isRechecking = true
    const sessions = [...all]
    for (let index = 0; index < sessions.length; index += batchSize)
      await Promise.all(sessions.slice(index, index + batchSize).map(recheckSession))
    isRechecking = false
    pauseTimer = setTimeout(() => {
      pauseTimer = undefined
      if (isRecheckRequested) void recheckAll()
    }, recheckPauseMs)
    pauseTimer.unref()
  }

  const unsubscribe = bus.subscribe('user.changed', (event) => {
    if (!event) return void recheckAll()
    for (const client of byAudience.get(`user:${event.user_id}`) ?? []) void recheckSession(client)
  })
  const stopRechecking = startRollingCheck(all, recheckIntervalMs, (client) => void recheckSession(client))

  return {
    all,
    getByAudience: (party) => byAudience.get(party) ?? noSessions,
    add(client) {
      all.add(client)
      expirations.set(client, client.expiresAtMs)
      for (const party of getAudiences(client.viewer)) {
        const here = byAudience.get(party) ?? new Set()
        if (here.size === 0) onAudienceJoined?.(party)
        byAudience.set(party, here.add(client))
      }
    },
    renew(client, token, until) {
      Object.assign(client, { token, expiresAtMs: until })
      if (all.has(client)) expirations.set(client, until)
    },
    remove(client) {
      if (!all.delete(client)) return
      expirations.delete(client)
      for (const party of getAudiences(client.viewer)) {
        const here = byAudience.get(party)
        here?.delete(client)
        if (here?.size !== 0) continue
        byAudience.delete(party)
        onAudienceLeft?.(party)
      }
    },
    close() {
      clearTimeout(pauseTimer)
      expirations.close()
      unsubscribe()
      stopRechecking()
    },
  }
}
