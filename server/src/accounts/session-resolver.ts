import { sessionLimits } from '@mainstreet/contract/accounts/limits.ts'
import type { AuthDeps } from '@mainstreet/identity/auth-deps.ts'
import { isIdleSession } from '@mainstreet/identity/sessions/idle-timeout.ts'
import type { VerifiedViewer, Viewer } from '@mainstreet/identity/viewer.ts'
import { trackCache } from '@mainstreet/platform/cache/cache-usage.ts'
import { LRUCache } from 'lru-cache'
import { deleteDemoSession, findViewerByDemoToken } from './demo/demo-sessions-store.ts'
import { hashDemoToken, isDemoToken } from './demo/demo-tokens.ts'
import { getDisplayName } from './display-name.ts'
import { createClaimsReader, type UserClaims } from './identity-provider/token-claims.ts'
import {
  findHostedTokenUser,
  findLocalTokenUser,
  insertUserIfMissing,
  setUserConfirmed,
  type TokenUser,
  updateEmailFromToken,
} from './users/token-users-store.ts'

const maxCachedTokens = 20_000
const demoRefPrefix = 'demo:'

/** `lacksFactor`: the session must prove a second factor before it counts. */
type TokenIdentity = VerifiedViewer & { lacksFactor: boolean }

export type SessionResolver = {
  /** Whose token it is, also while its session lacks a second factor: for the sign-in itself and for error messages. */
  identify(token: string): Promise<TokenIdentity | undefined>
  /** Undefined when the token is invalid, or its session lacks a second factor. */
  verifyToken(token: string): Promise<VerifiedViewer | undefined>
  findViewer(token: string): Promise<Viewer | undefined>
  /** The session of a token; undefined for demo tokens. */
  findSessionId(token: string): Promise<string | undefined>
  /** Names the session of a token, also of a demo token; undefined when the token is invalid. */
  findSessionRef(token: string): Promise<string | undefined>
  /** False when the session has ended or lacks a second factor, or its user is banned or gone. */
  isSessionActive(userId: string, sessionRef: string): Promise<boolean>
  endDemoSession(token: string): Promise<void>
}

type SessionSettings = {
  demo: boolean
  /** Whether an admin may not do without a second factor. */
  requiresAdminFactor: boolean
}

/** Caches verified tokens, so that a signed-in request needs no database query. */
export function createSessionResolver(
  deps: AuthDeps,
  { demo, requiresAdminFactor }: SessionSettings,
): SessionResolver {
  const { db, bus, now } = deps
  const tokensByUser = new Map<string, Set<string>>()
  const cache = new LRUCache<string, TokenIdentity>({
    max: maxCachedTokens,
    ttl: sessionLimits.userCacheMs,
    dispose: ({ viewer }, token, reason) => reason !== 'set' && forgetToken(viewer.id, token),
  })
  const usage = trackCache('sessions', cache)
  const readClaims = createClaimsReader(deps)
  let cacheGeneration = 0
  bus.subscribe('user.changed', (event) => {
    cacheGeneration += 1
    if (!event) return cache.clear()
    for (const token of [...(tokensByUser.get(event.user_id) ?? [])]) cache.delete(token)
  })

  function cacheToken(token: string, verified: TokenIdentity) {
    cache.set(token, verified)
    const tokens = tokensByUser.get(verified.viewer.id) ?? new Set()
    tokensByUser.set(verified.viewer.id, tokens.add(token))
  }

  function forgetToken(userId: string, token: string) {
    const tokens = tokensByUser.get(userId)
    tokens?.delete(token)
    if (tokens?.size === 0) tokensByUser.delete(userId)
  }

  /** Who has a second factor needs it in every session, and so may every admin. */
  function lacksFactor({ role, has_factor = false }: FactorHolder, isSecondLevel: boolean): boolean {
    return !isSecondLevel && (has_factor || (requiresAdminFactor && role === 'admin'))
  }

  async function identify(token: string): Promise<TokenIdentity | undefined> {
    const cached = cache.get(token)
    if (cached && cached.expiresAtMs > now().getTime()) {
      usage.hits += 1
      return cached
    }
    usage.misses += 1
    const generationAtStart = cacheGeneration
    const verified = isDemoToken(token) ? await identifyDemoToken(token) : await identifyAccountToken(token)
    // a result read before an invalidation must not be cached after it
    if (verified && generationAtStart === cacheGeneration) cacheToken(token, verified)
    return verified
  }

  async function identifyDemoToken(token: string): Promise<TokenIdentity | undefined> {
    const row = demo ? await findViewerByDemoToken(db, hashDemoToken(token), now()) : undefined
    if (!row) return undefined
    const { expires_at, ...viewer } = row
    return { viewer, expiresAtMs: expires_at.getTime(), lacksFactor: lacksFactor(viewer, false) }
  }

  async function identifyAccountToken(token: string): Promise<TokenIdentity | undefined> {
    const claims = await readClaims(token)
    const user = claims && (await findOrCreateUser(deps, claims))
    if (!user) return undefined
    const isSecondLevel = claims.isSecondLevel && user.is_second_level
    return {
      viewer: toViewer(user),
      expiresAtMs: claims.expiresAt.getTime(),
      lacksFactor: lacksFactor(user, isSecondLevel),
    }
  }

  async function verifyToken(token: string): Promise<VerifiedViewer | undefined> {
    const identity = await identify(token)
    return identity?.lacksFactor ? undefined : identity
  }

  return {
    identify,
    verifyToken,
    findViewer: async (token) => (await verifyToken(token))?.viewer,
    findSessionId: async (token) => (isDemoToken(token) ? undefined : (await readClaims(token))?.sessionId),
    findSessionRef: async (token) =>
      isDemoToken(token)
        ? `${demoRefPrefix}${hashDemoToken(token).toString('base64url')}`
        : (await readClaims(token))?.sessionId,
    async isSessionActive(userId, sessionRef) {
      if (sessionRef.startsWith(demoRefPrefix)) {
        const hash = Buffer.from(sessionRef.slice(demoRefPrefix.length), 'base64url')
        const viewer = demo ? await findViewerByDemoToken(db, hash, now()) : undefined
        return viewer?.id === userId && !lacksFactor(viewer, false)
      }
      const session = { sub: userId, sessionId: sessionRef }
      const user = deps.settings.hostedProject
        ? await findHostedTokenUser(db, session)
        : await findLocalTokenUser(db, session, now())
      return (
        isKnown(user) && !user.is_banned && !lacksFactor(user, user.is_second_level) && !isIdle(deps, user)
      )
    },
    async endDemoSession(token) {
      const ended = await deleteDemoSession(db, hashDemoToken(token))
      if (ended) bus.publish('user.changed', { user_id: ended.user_id })
    },
  }
}

/** Our users table decides role, shop and ban; the first verified token of a user creates the row. */
async function findOrCreateUser(deps: AuthDeps, claims: UserClaims): Promise<KnownUser | undefined> {
  const { db, bus, settings, now } = deps
  const { sub, email, metadata, issuedAt } = claims
  const find = () =>
    settings.hostedProject ? findHostedTokenUser(db, claims) : findLocalTokenUser(db, claims, now())
  const row = await find()
  if (!row) return undefined
  if (row.id === null) await insertUserIfMissing(db, sub, email, getDisplayName(metadata, email), issuedAt)
  const user = row.id === null ? await find() : row
  if (!isKnown(user) || user.is_banned || isIdle(deps, user)) return undefined
  // at a hosted project, where the confirmation is not seen: the session proves it
  if (user.is_unconfirmed) await setUserConfirmed(db, user.id)
  const hasNewEmail = settings.hostedProject && email !== '' && email !== user.email
  if (!hasNewEmail || !(await updateEmailFromToken(db, claims, now()))) return user
  bus.publish('user.changed', { user_id: sub })
  return { ...user, email }
}

type FactorHolder = Pick<Viewer, 'role'> & { has_factor?: boolean }
type KnownUser = Extract<TokenUser, { id: string }>

const isKnown = (user: TokenUser | undefined): user is KnownUser => user !== undefined && user.id !== null

function isIdle(deps: AuthDeps, user: KnownUser): boolean {
  return isIdleSession(deps, { ...user, account_id: user.id })
}

function toViewer({ id, role, name, email, shop_id }: KnownUser): Viewer {
  return { id, role, name, email, shop_id }
}
