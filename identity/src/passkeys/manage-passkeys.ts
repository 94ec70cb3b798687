import { factorLimits } from '@mainstreet/contract/accounts/limits.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import type { Account } from '../accounts/account.ts'
import { lockAccount, requireAccount } from '../accounts/accounts-store.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { requireCurrent } from '../factors/enroll-factor.ts'
import type { FactorActor } from '../factors/record-factors.ts'
import type { AuthenticatedAccount } from '../sessions/require-session.ts'
import { deletePasskeyRow, listPasskeys, type PasskeyRow, renamePasskeyRow } from './passkeys-store.ts'
import { recordPasskey } from './record-passkeys.ts'
import { requireMayManagePasskeys } from './register-passkey.ts'

export type Passkey = { id: string; friendly_name: string; created_at: string; last_used_at?: string }

export async function listPasskeysOf({ db }: Pick<AuthDeps, 'db'>, accountId: string): Promise<Passkey[]> {
  return (await listPasskeys(db, accountId)).map(presentPasskey)
}

export function renamePasskey(
  deps: AuthDeps,
  { account }: AuthenticatedAccount,
  id: string,
  name: string,
): Promise<Passkey> {
  if (name === '') throw validationError('friendly_name is required')
  if (name.length > factorLimits.maxPasskeyNameChars)
    throw validationError(`friendly_name must be ${factorLimits.maxPasskeyNameChars} characters or less`)
  return deps.db.tx(async (tx) => {
    const renamed = await renamePasskeyRow(tx, account.id, id, name)
    if (!renamed) throw passkeyNotFoundError()
    await recordPasskey(tx, deps, account, 'renamed', id)
    return presentPasskey(renamed)
  })
}

export function removePasskey(deps: AuthDeps, signedIn: AuthenticatedAccount, id: string): Promise<void> {
  return deps.db.tx(async (tx) => {
    await lockAccount(tx, signedIn.account.id)
    const current = await requireCurrent(tx, signedIn, deps.now())
    requireMayManagePasskeys(deps, current)
    await deletePasskey(tx, deps, current.account, id, 'owner')
  })
}

/** For a service of the operator. */
export function removePasskeyByAdmin(deps: AuthDeps, accountId: string, id: string): Promise<void> {
  return deps.db.tx(async (tx) => deletePasskey(tx, deps, await requireAccount(tx, accountId), id, 'system'))
}

/** For an owner who has lost them. Returns how many there were. */
export function resetPasskeys(deps: AuthDeps, accountId: string): Promise<number> {
  return deps.db.tx(async (tx) => {
    await lockAccount(tx, accountId)
    const account = await requireAccount(tx, accountId)
    const passkeys = await listPasskeys(tx, accountId)
    for (const { id } of passkeys) await deletePasskey(tx, deps, account, id, 'system')
    return passkeys.length
  })
}

async function deletePasskey(
  tx: Tx,
  deps: AuthDeps,
  account: Account,
  id: string,
  actor: FactorActor,
): Promise<void> {
  if (!(await deletePasskeyRow(tx, account.id, id))) throw passkeyNotFoundError()
  await recordPasskey(tx, deps, account, 'removed', id, actor)
}

function presentPasskey({ id, friendly_name, created_at, last_used_at }: PasskeyRow): Passkey {
  return {
    id,
    friendly_name,
    created_at: created_at.toISOString(),
    ...(last_used_at && { last_used_at: last_used_at.toISOString() }),
  }
}

export function passkeyNotFoundError(): AuthError {
  return new AuthError(404, 'validation_failed', 'Passkey not found')
}
