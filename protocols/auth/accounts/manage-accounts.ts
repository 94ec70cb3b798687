import { randomUUIDv7 } from 'node:crypto'
import type { Reader, Tx } from '../../../server/src/platform/db/db.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthRefusal, invalid } from '../auth-error.ts'
import { dropMailTokens } from '../email/email-tokens.ts'
import { dropSessions } from '../sessions/sessions-store.ts'
import type { Account, Metadata } from './account.ts'
import {
  type AccountChanges,
  addAccount,
  addIdentity,
  changeAccount,
  dropAccount,
  findAccount,
  requireAccount,
} from './accounts-store.ts'
import { moveEmail } from './change-account-email.ts'
import { requireStrong } from './password-hasher.ts'
import { emailExists } from './update-account.ts'

export type NewByAdmin = {
  id?: string | undefined
  email: string
  password?: string | undefined
  isConfirmed: boolean
  userMetadata: Metadata
  appMetadata: Metadata
  ban?: string | undefined
}

export async function createByAdmin(deps: AuthDeps, wish: NewByAdmin): Promise<Account> {
  const passwordHash = await hashIfGiven(deps, wish.password)
  return deps.db.tx((tx) => addByAdmin(tx, deps, wish, passwordHash))
}

export async function addByAdmin(
  tx: Tx,
  { now, ...deps }: AuthDeps,
  wish: NewByAdmin,
  passwordHash: string | null,
): Promise<Account> {
  const { id = randomUUIDv7(), email, isConfirmed } = wish
  const proof = { sub: id, email, email_verified: isConfirmed, phone_verified: false }
  const added = await addAccount(tx, {
    id,
    email,
    passwordHash,
    userMetadata: { ...wish.userMetadata, email_verified: isConfirmed },
    appMetadata: wish.appMetadata,
    confirmedAt: isConfirmed ? now() : null,
    now: now(),
  })
  if (!added) throw emailExists()
  await addIdentity(tx, { accountId: id, provider: 'email', providerId: id, data: proof, now: now() })
  if (wish.ban) await ban(tx, { ...deps, now }, id, wish.ban)
  return requireAccount(tx, id)
}

export async function requireKnown(reader: Reader, id: string): Promise<Account> {
  const account = await findAccount(reader, id)
  if (!account) throw new AuthRefusal(404, 'user_not_found', 'User not found')
  return account
}

export type ChangesByAdmin = Partial<Omit<NewByAdmin, 'id'>>

export async function changeByAdmin(deps: AuthDeps, id: string, wish: ChangesByAdmin): Promise<Account> {
  const { now, bus } = deps
  const password_hash = await hashIfGiven(deps, wish.password)
  return deps.db.tx(async (tx) => {
    const account = await requireKnown(tx, id)
    const changes: AccountChanges = {
      ...(password_hash && { password_hash }),
      ...(wish.isConfirmed && { email_confirmed_at: account.email_confirmed_at ?? now() }),
      ...(wish.userMetadata && { user_metadata: merged(account.user_metadata, wish.userMetadata) }),
      ...(wish.appMetadata && { app_metadata: merged(account.app_metadata, wish.appMetadata) }),
    }
    await changeAccount(tx, id, changes, now())
    if (wish.email && wish.email !== account.email)
      await moveEmail(tx, deps, { ...account, ...changes }, wish.email)
    if (wish.email || password_hash) await dropMailTokens(tx, id)
    if (password_hash) await dropSessions(tx, id, 'global', id)
    if (wish.ban) await ban(tx, deps, id, wish.ban)
    tx.afterCommit(() => bus.publish('people', { user_id: id }))
    return requireAccount(tx, id)
  })
}

export function deleteByAdmin(deps: AuthDeps, id: string): Promise<Account> {
  return deps.db.tx(async (tx) => {
    const account = await requireKnown(tx, id)
    await dropAccount(tx, id)
    tx.afterCommit(() => deps.bus.publish('people', { user_id: id }))
    return account
  })
}

async function hashIfGiven({ passwords, settings }: AuthDeps, password: string | undefined) {
  if (password === undefined) return null
  await requireStrong(passwords, settings.passwordMinChars, password)
  return passwords.hash(password)
}

const unitsMs: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}

/** `none` lifts a ban; else a duration such as `24h` or `1h30m`. */
async function ban(tx: Tx, { now }: Pick<AuthDeps, 'now'>, id: string, duration: string): Promise<void> {
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)]
  if (duration !== 'none' && parts.map(([part]) => part).join('') !== duration)
    throw invalid(`invalid format for ban duration: time: invalid duration "${duration}"`)
  const ms = parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (unitsMs[unit] ?? 0), 0)
  const banned_until = duration === 'none' ? null : new Date(Math.min(now().getTime() + ms, 8.64e15))
  await changeAccount(tx, id, { banned_until }, now())
}

function merged(before: Metadata, changes: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null))
}
