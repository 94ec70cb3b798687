import { getConstraintName, type Tx } from '@mainstreet/platform/db/db.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { Account } from './account.ts'
import {
  updateAccountRow,
  updateEmailIdentity,
  updateVerifiedUserEmail,
  upsertIdentity,
} from './accounts-store.ts'
import { emailExistsError } from './update-account.ts'

/** Sets another, verified email for the account and its user row. */
export async function changeAccountEmail(
  tx: Tx,
  { bus, now }: AuthDeps,
  account: Account,
  email: string,
): Promise<void> {
  const changedAt = now()
  const verifiedData = { email, email_verified: true }
  await updateAccountRow(
    tx,
    account.id,
    {
      email,
      new_email: null,
      email_change_session_id: null,
      old_email_confirmed: false,
      new_email_confirmed: false,
      email_confirmed_at: account.email_confirmed_at ?? changedAt,
      is_anonymous: false,
      user_metadata: { ...account.user_metadata, ...verifiedData },
    },
    changedAt,
  ).catch((error: unknown) => {
    throw getConstraintName(error) === 'accounts_email_key' ? emailExistsError() : error
  })
  if (account.email === '')
    await upsertIdentity(tx, {
      accountId: account.id,
      provider: 'email',
      providerId: account.id,
      data: { sub: account.id, ...verifiedData, phone_verified: false },
      now: changedAt,
    })
  else await updateEmailIdentity(tx, account.id, verifiedData, changedAt)
  await updateVerifiedUserEmail(tx, account.id, email, changedAt)
  tx.afterCommit(() => bus.publish('user.changed', { user_id: account.id }))
}
