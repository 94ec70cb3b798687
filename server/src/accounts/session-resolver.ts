import { session } from '@mainstreet/contract/limits.ts'
import { LRUCache } from 'lru-cache'
import type { AuthDeps } from '../../../protocols/auth/auth-deps.ts'
import { dropDemoSession, findByDemoToken } from './demo/demo-sessions-store.ts'
import { demoTokenHash, isDemoToken } from './demo/demo-tokens.ts'
import { displayName } from './display-name.ts'
import { openClaims, type PersonClaims } from './identity-provider/token-claims.ts'
import {
  addPerson,
  findHostedPerson,
  findOwnPerson,
  hearEmail,
  type Person,
} from './users/token-users-store.ts'
import type { Proof, Viewer } from './viewer.ts'

const most = 20_000

export type Sessions = {
  /** Undefined when the token proves nothing. */
  proofOf(token: string): Promise<Proof | undefined>
  viewerOf(token: string): Promise<Viewer | undefined>
  /** The session that a token names; undefined for demo tokens. */
  sessionOf(token: string): Promise<string | undefined>
  endDemo(token: string): Promise<void>
}

/** Answers from memory, so that a signed-in call costs no look-up in the database. */
export function openSessions(deps: AuthDeps, demo: boolean): Sessions {
  const { db, bus, now } = deps
  const known = new LRUCache<string, Proof>({ max: most, ttl: session.userCacheMs })
  const claimsOf = openClaims(deps)
  let edition = 0
  bus.subscribe('people', () => {
    edition += 1
    known.clear()
  })

  async function proofOf(token: string): Promise<Proof | undefined> {
    const remembered = known.get(token)
    if (remembered && remembered.until > now().getTime()) return remembered
    const born = edition
    const found = isDemoToken(token) ? await demoViewer(token) : await realViewer(token)
    // what was read before the news must not outlive it
    if (found && born === edition) known.set(token, found)
    return found
  }

  async function demoViewer(token: string): Promise<Proof | undefined> {
    const found = demo ? await findByDemoToken(db, demoTokenHash(token), now()) : undefined
    if (!found) return undefined
    const { expires_at, ...viewer } = found
    return { viewer, until: expires_at.getTime() }
  }

  async function realViewer(token: string): Promise<Proof | undefined> {
    const claims = await claimsOf(token)
    const viewer = claims && (await personOf(deps, claims))
    return viewer && { viewer, until: claims.expiresAt.getTime() }
  }

  return {
    proofOf,
    viewerOf: async (token) => (await proofOf(token))?.viewer,
    sessionOf: async (token) => (isDemoToken(token) ? undefined : (await claimsOf(token))?.sessionId),
    async endDemo(token) {
      await dropDemoSession(db, demoTokenHash(token))
      known.delete(token)
      bus.publish('people')
    },
  }
}

/** Our own table decides role, shop and ban; at the first verified token a row is made. */
async function personOf(deps: AuthDeps, claims: PersonClaims): Promise<Viewer | undefined> {
  const { db, bus, settings, now } = deps
  const { sub, email, metadata, issuedAt } = claims
  const find = () => (settings.hosted ? findHostedPerson(db, claims) : findOwnPerson(db, claims, now()))
  const found = await find()
  if (!found) return undefined
  if (found.id === null) await addPerson(db, sub, email, displayName(metadata, email), issuedAt)
  const person = found.id === null ? await find() : found
  if (!person || person.id === null || person.is_banned) return undefined
  const isAnother = settings.hosted && email !== '' && email !== person.email
  if (!isAnother || !(await hearEmail(db, claims))) return viewerIn(person)
  bus.publish('people', { user_id: sub })
  return { ...viewerIn(person), email }
}

function viewerIn({ id, role, name, email, shop_id }: Extract<Person, { id: string }>): Viewer {
  return { id, role, name, email, shop_id }
}
