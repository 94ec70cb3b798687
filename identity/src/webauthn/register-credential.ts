import { randomUUID } from 'node:crypto'
import { getConstraintName, type Tx } from '@mainstreet/platform/db/db.ts'
import type { Account } from '../accounts/account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { insertWebauthnCredential, type NewWebauthnCredential } from './webauthn-credentials-store.ts'

/** A key belongs to one account, once. */
export async function registerCredential(
  tx: Tx,
  { now }: Pick<AuthDeps, 'now'>,
  account: Account,
  credential: Omit<NewWebauthnCredential, 'id' | 'account_id' | 'created_at'>,
): Promise<NewWebauthnCredential> {
  const registered = { ...credential, id: randomUUID(), account_id: account.id, created_at: now() }
  await insertWebauthnCredential(tx, registered).catch((error: unknown) => {
    if (getConstraintName(error) !== 'webauthn_credentials_credential_key') throw error
    throw new AuthError(422, 'webauthn_credential_exists', 'This credential is already registered')
  })
  return registered
}
