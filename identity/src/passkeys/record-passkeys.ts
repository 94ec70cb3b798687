import type { AuditAction } from '@mainstreet/platform/db/audit.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import type { Account } from '../accounts/account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { buildPasskeyAddedEmail, buildPasskeyRemovedEmail } from '../email/email-templates.ts'
import { auditFactor, type FactorActor, sendToOwner } from '../factors/record-factors.ts'

const actions = {
  added: 'user.add_passkey',
  renamed: 'user.rename_passkey',
  removed: 'user.remove_passkey',
} as const satisfies Record<string, AuditAction>

/** In the audit log and, when it changes who can sign in, by email. */
export async function recordPasskey(
  tx: Tx,
  deps: Pick<AuthDeps, 'bus'>,
  account: Account,
  what: keyof typeof actions,
  id: string,
  actor: FactorActor = 'owner',
): Promise<void> {
  const change = { passkey_id: id }
  await auditFactor(
    tx,
    account,
    actor,
    actions[what],
    what === 'removed' ? { before: change } : { after: change },
  )
  if (what === 'added') await sendToOwner(tx, deps, account, buildPasskeyAddedEmail())
  if (what === 'removed') await sendToOwner(tx, deps, account, buildPasskeyRemovedEmail())
}
