import { getConstraintName, type Tx } from '../../../server/src/platform/db/db.ts'
import { sql } from '../../../server/src/platform/db/sql.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { Account } from './account.ts'
import { updateAccountRow } from './accounts-store.ts'
import { emailExistsError } from './update-account.ts'

/** Sets another, verified email for the account and its user row. */
export async function changeAccountEmail(
  tx: Tx,
  { bus, now }: AuthDeps,
  account: Account,
  email: string,
): Promise<void> {
  const changedAt = now()
  const metadata = { ...account.user_metadata, email, email_verified: true }
  await updateAccountRow(
    tx,
    account.id,
    {
      email,
      new_email: null,
      email_change_session: null,
      old_email_agreed: false,
      new_email_agreed: false,
      email_confirmed_at: account.email_confirmed_at ?? changedAt,
      user_metadata: metadata,
    },
    changedAt,
  ).catch((error: unknown) => {
    throw getConstraintName(error) === 'accounts_email_key' ? emailExistsError() : error
  })
  await tx.one(sql`
    update account_identities set identity_data = identity_data || ${JSON.stringify({ email, email_verified: true })}::jsonb,
      updated_at = ${changedAt}
    where account_id = ${account.id} and provider = 'email'`)
  await tx.one(sql`
    update users set email = ${email}, version = version + 1, updated_at = ${changedAt} where id = ${account.id}`)
  tx.afterCommit(() => bus.publish('people', { user_id: account.id }))
}
