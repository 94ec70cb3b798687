import { randomUUIDv7 } from 'node:crypto'
import { hourMs, minuteMs } from '@mainstreet/contract/durations.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { deleteEmailTokens } from '../email/email-tokens-store.ts'
import { deleteSessions } from '../sessions/sessions-store.ts'
import type { Account, AccountMetadata } from './account.ts'
import {
  type AccountChanges,
  deleteAccountRow,
  findAccount,
  insertAccount,
  requireAccount,
  updateAccountRow,
  upsertIdentity,
} from './accounts-store.ts'
import { changeAccountEmail } from './change-account-email.ts'
import { requireStrongPassword } from './password-hasher.ts'
import { emailExistsError } from './update-account.ts'

export type AdminAccountInput = {
  id?: string | undefined
  email: string
  password?: string | undefined
  isConfirmed: boolean
  userMetadata: AccountMetadata
  appMetadata: AccountMetadata
  banDuration?: string | undefined
}

export async function createAccountByAdmin(deps: AuthDeps, input: AdminAccountInput): Promise<Account> {
  const passwordHash = await hashOptionalPassword(deps, input.password)
  return deps.db.tx((tx) => insertAccountByAdmin(tx, deps, input, passwordHash))
}

export async function insertAccountByAdmin(
  tx: Tx,
  { now, ...deps }: AuthDeps,
  input: AdminAccountInput,
  passwordHash: string | null,
): Promise<Account> {
  const { id = randomUUIDv7(), email, isConfirmed } = input
  const identityData = { sub: id, email, email_verified: isConfirmed, phone_verified: false }
  const added = await insertAccount(tx, {
    id,
    email,
    passwordHash,
    userMetadata: { ...input.userMetadata, ...(isConfirmed && { email_verified: true }) },
    appMetadata: input.appMetadata,
    confirmedAt: isConfirmed ? now() : null,
    now: now(),
  })
  if (!added) throw emailExistsError()
  await upsertIdentity(tx, {
    accountId: id,
    provider: 'email',
    providerId: id,
    data: identityData,
    now: now(),
  })
  if (input.banDuration) await applyBanDuration(tx, { ...deps, now }, id, input.banDuration)
  return requireAccount(tx, id)
}

export async function requireExistingAccount(reader: Queryable, id: string): Promise<Account> {
  const account = await findAccount(reader, id)
  if (!account) throw new AuthError(404, 'user_not_found', 'User not found')
  return account
}

export type AdminAccountChanges = Partial<Omit<AdminAccountInput, 'id'>>

export async function updateAccountByAdmin(
  deps: AuthDeps,
  id: string,
  input: AdminAccountChanges,
): Promise<Account> {
  const { now, bus } = deps
  const password_hash = await hashOptionalPassword(deps, input.password)
  return deps.db.tx(async (tx) => {
    const account = await requireExistingAccount(tx, id)
    const changes: AccountChanges = {
      ...(password_hash && { password_hash }),
      ...(input.isConfirmed && { email_confirmed_at: account.email_confirmed_at ?? now() }),
      ...(input.userMetadata && { user_metadata: mergeMetadata(account.user_metadata, input.userMetadata) }),
      ...(input.appMetadata && { app_metadata: mergeMetadata(account.app_metadata, input.appMetadata) }),
    }
    await updateAccountRow(tx, id, changes, now())
    if (input.email && input.email !== account.email)
      await changeAccountEmail(tx, deps, { ...account, ...changes }, input.email)
    if (input.email || password_hash) await deleteEmailTokens(tx, id)
    if (password_hash) await deleteSessions(tx, id, 'global', id)
    if (input.banDuration) await applyBanDuration(tx, deps, id, input.banDuration)
    tx.afterCommit(() => bus.publish('user.changed', { user_id: id }))
    return requireAccount(tx, id)
  })
}

export function deleteAccountByAdmin(deps: AuthDeps, id: string): Promise<Account> {
  return deps.db.tx(async (tx) => {
    const account = await requireExistingAccount(tx, id)
    await deleteAccountRow(tx, id)
    tx.afterCommit(() => deps.bus.publish('user.changed', { user_id: id }))
    return account
  })
}

async function hashOptionalPassword({ passwords, settings }: AuthDeps, password: string | undefined) {
  if (password === undefined) return null
  await requireStrongPassword(passwords, settings.passwordMinChars, password)
  return passwords.hash(password)
}

const durationUnitsMs: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: minuteMs,
  h: hourMs,
}

/** `none` lifts a ban; otherwise a duration such as `24h` or `1h30m`. */
async function applyBanDuration(
  tx: Tx,
  { now }: Pick<AuthDeps, 'now'>,
  id: string,
  duration: string,
): Promise<void> {
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)]
  if (duration !== 'none' && parts.map(([part]) => part).join('') !== duration)
    throw validationError(`invalid format for ban duration: time: invalid duration "${duration}"`)
  const ms = parts.reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (durationUnitsMs[unit] ?? 0),
    0,
  )
  const banned_until = duration === 'none' ? null : new Date(Math.min(now().getTime() + ms, 8.64e15))
  await updateAccountRow(tx, id, { banned_until }, now())
}

function mergeMetadata(before: AccountMetadata, changes: AccountMetadata): AccountMetadata {
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null))
}
