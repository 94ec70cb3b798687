import type { Proof, Viewer } from '../accounts/viewer.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { openDeadlines } from './deadlines.ts'
import { sweeping } from './socket-server.ts'

/** Who is behind a socket, as its token proves for so long. */
export type Attendant = Proof & {
  token: string
  /** The session has ended: signed out, banned, run out. */
  sessionOver(): void
  /** Another role or another shop than before. */
  becameAnother(): void
}

/** A person, the shop that the person runs, the admins together. */
export type Party = `user:${string}` | `shop:${string}` | 'admins'

export type Attendance<A extends Attendant> = {
  add(attendant: A): void
  /** A fresh token, of the same person. */
  renew(attendant: A, token: string, until: number): void
  remove(attendant: A): void
  of(party: Party): ReadonlySet<A>
  all: ReadonlySet<A>
  close(): void
}

function partiesOf({ id, role, shop_id }: Viewer): Party[] {
  if (role === 'admin') return [`user:${id}`, 'admins']
  return shop_id === null ? [`user:${id}`] : [`user:${id}`, `shop:${shop_id}`]
}

type Watch = Pick<Deps, 'bus' | 'now'> & {
  proofOf(token: string): Promise<Proof | undefined>
  /** A party's first socket of this node came, its last one went. */
  came?(party: Party): void
  went?(party: Party): void
}

/** An ended session is told on the bus, and a token's time is known; this is for what neither has told. */
const lookAgainMs = 2 * 60_000
/** Few at a time: while news are missing this happens again and again, and the database has others to serve. */
const slice = 4
const restMs = 3000
const nobody: ReadonlySet<never> = new Set()

/** Who is here, by party; whoever's session ends is told so. */
export function openAttendance<A extends Attendant>({ proofOf, bus, now, came, went }: Watch): Attendance<A> {
  const all = new Set<A>()
  /** Design 7: within 5 s, also when it is only its time that is over, and in whatever crowd. */
  const ends = openDeadlines<A>(
    () => now().getTime(),
    (attendant) => attendant.sessionOver(),
  )
  const parties = new Map<Party, Set<A>>()

  async function lookAt(attendant: A) {
    // a database that is away ends no session
    const { token } = attendant
    const proof = await proofOf(token).catch(() => attendant)
    // meanwhile it has gone, or has brought another token
    if (!all.has(attendant) || attendant.token !== token) return
    if (!proof) return attendant.sessionOver()
    const { viewer } = proof
    const { id, role, shop_id } = attendant.viewer
    if (viewer.id !== id || viewer.role !== role || viewer.shop_id !== shop_id) attendant.becameAnother()
  }

  let isWanted = false
  let isLooking = false
  let rest: NodeJS.Timeout | undefined

  /** What is asked for while everybody is being looked at is done once more, after a rest. */
  async function lookAtAll() {
    isWanted = true
    if (isLooking || rest) return
    isWanted = false
    isLooking = true
    const everybody = [...all]
    for (let at = 0; at < everybody.length; at += slice)
      await Promise.all(everybody.slice(at, at + slice).map(lookAt))
    isLooking = false
    rest = setTimeout(() => {
      rest = undefined
      if (isWanted) void lookAtAll()
    }, restMs)
    rest.unref()
  }

  const stopHearing = bus.subscribe('people', (news) => {
    if (!news) return void lookAtAll()
    for (const attendant of parties.get(`user:${news.user_id}`) ?? []) void lookAt(attendant)
  })
  const stopSweeping = sweeping(all, lookAgainMs, (attendant) => void lookAt(attendant))

  return {
    all,
    of: (party) => parties.get(party) ?? nobody,
    add(attendant) {
      all.add(attendant)
      ends.set(attendant, attendant.until)
      for (const party of partiesOf(attendant.viewer)) {
        const here = parties.get(party) ?? new Set()
        if (here.size === 0) came?.(party)
        parties.set(party, here.add(attendant))
      }
    },
    renew(attendant, token, until) {
      Object.assign(attendant, { token, until })
      if (all.has(attendant)) ends.set(attendant, until)
    },
    remove(attendant) {
      if (!all.delete(attendant)) return
      ends.drop(attendant)
      for (const party of partiesOf(attendant.viewer)) {
        const here = parties.get(party)
        here?.delete(attendant)
        if (here?.size !== 0) continue
        parties.delete(party)
        went?.(party)
      }
    },
    close() {
      clearTimeout(rest)
      ends.close()
      stopHearing()
      stopSweeping()
    },
  }
}
