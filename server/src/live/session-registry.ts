import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { VerifiedViewer, Viewer } from '../accounts/viewer.ts'
import type { PlatformDeps } from '../platform/platform-deps.ts'
import { createDeadlines } from './deadlines.ts'
import { startRollingCheck } from './socket-server.ts'

/** Who is behind a socket, as its token proves for so long. */
export type ConnectedSession = VerifiedViewer & {
  token: string
  /** The session has ended: signed out, banned, run out. */
  onSessionEnded(): void
  /** Another role or another shop than before. */
  onIdentityChanged(): void
}

/** A person, the shop that the person runs, the admins together. */
export type Audience = `user:${string}` | `shop:${string}` | 'admins'

export type SessionRegistry<A extends ConnectedSession> = {
  add(attendant: A): void
  /** A fresh token, of the same person. */
  renew(attendant: A, token: string, until: number): void
  remove(attendant: A): void
  getByAudience(party: Audience): ReadonlySet<A>
  all: ReadonlySet<A>
  close(): void
}

function getAudiences({ id, role, shop_id }: Viewer): Audience[] {
  if (role === 'admin') return [`user:${id}`, 'admins']
  return shop_id === null ? [`user:${id}`] : [`user:${id}`, `shop:${shop_id}`]
}

type SessionRegistryDeps = Pick<PlatformDeps, 'bus' | 'now'> & {
  proofOf(token: string): Promise<VerifiedViewer | undefined>
  /** A party's first socket of this node came, its last one went. */
  onAudienceJoined?(party: Audience): void
  onAudienceLeft?(party: Audience): void
}

/** An ended session is told on the bus, and a token's time is known; this is for what neither has told. */
const recheckIntervalMs = 2 * minuteMs
/** Few at a time: while news are missing this happens again and again, and the database has others to serve. */
const batchSize = 4
const recheckPauseMs = 3000
const noSessions: ReadonlySet<never> = new Set()

/** Who is here, by party; whoever's session ends is told so. */
export function createSessionRegistry<A extends ConnectedSession>({
  proofOf,
  bus,
  now,
  onAudienceJoined,
  onAudienceLeft,
}: SessionRegistryDeps): SessionRegistry<A> {
  const all = new Set<A>()
  /** Design 7: within 5 s, also when it is only its time that is over, and in whatever crowd. */
  const expirations = createDeadlines<A>(
    () => now().getTime(),
    (attendant) => attendant.onSessionEnded(),
  )
  const byAudience = new Map<Audience, Set<A>>()

  async function recheckSession(attendant: A) {
    // a database that is away ends no session
    const { token } = attendant
    const proof = await proofOf(token).catch(() => attendant)
    // meanwhile it has gone, or has brought another token
    if (!all.has(attendant) || attendant.token !== token) return
    if (!proof) return attendant.onSessionEnded()
    const { viewer } = proof
    const { id, role, shop_id } = attendant.viewer
    if (viewer.id !== id || viewer.role !== role || viewer.shop_id !== shop_id) attendant.onIdentityChanged()
  }

  let isRecheckRequested = false
  let isRechecking = false
  let pauseTimer: NodeJS.Timeout | undefined

  /** What is asked for while everybody is being looked at is done once more, after a rest. */
  async function recheckAll() {
    isRecheckRequested = true
    if (isRechecking || pauseTimer) return
    isRecheckRequested = false
    isRechecking = true
    const sessions = [...all]
    for (let at = 0; at < sessions.length; at += batchSize)
      await Promise.all(sessions.slice(at, at + batchSize).map(recheckSession))
    isRechecking = false
    pauseTimer = setTimeout(() => {
      pauseTimer = undefined
      if (isRecheckRequested) void recheckAll()
    }, recheckPauseMs)
    pauseTimer.unref()
  }

  const unsubscribe = bus.subscribe('people', (event) => {
    if (!event) return void recheckAll()
    for (const attendant of byAudience.get(`user:${event.user_id}`) ?? []) void recheckSession(attendant)
  })
  const stopRechecking = startRollingCheck(
    all,
    recheckIntervalMs,
    (attendant) => void recheckSession(attendant),
  )

  return {
    all,
    getByAudience: (party) => byAudience.get(party) ?? noSessions,
    add(attendant) {
      all.add(attendant)
      expirations.set(attendant, attendant.expiresAtMs)
      for (const party of getAudiences(attendant.viewer)) {
        const here = byAudience.get(party) ?? new Set()
        if (here.size === 0) onAudienceJoined?.(party)
        byAudience.set(party, here.add(attendant))
      }
    },
    renew(attendant, token, until) {
      Object.assign(attendant, { token, expiresAtMs: until })
      if (all.has(attendant)) expirations.set(attendant, until)
    },
    remove(attendant) {
      if (!all.delete(attendant)) return
      expirations.delete(attendant)
      for (const party of getAudiences(attendant.viewer)) {
        const here = byAudience.get(party)
        here?.delete(attendant)
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
