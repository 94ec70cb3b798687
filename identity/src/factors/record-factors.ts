import { type AuditAction, audit } from '@mainstreet/platform/db/audit.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import type { RenderedEmail } from '@mainstreet/platform/mail/email-template.ts'
import { enqueueMail } from '@mainstreet/platform/mail/mail-worker.ts'
import type { Account } from '../accounts/account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import {
  buildFactorAddedEmail,
  buildFactorRemovedEmail,
  buildRecoveryCodeUsedEmail,
} from '../email/email-templates.ts'
import type { FactorRow } from './factors-store.ts'

type RecordDeps = Pick<AuthDeps, 'bus'>

/** Who changes the factors: their owner, a service of the operator, or the operator at the command line. */
export type FactorActor = 'owner' | 'system'

export async function recordAddedFactor(
  tx: Tx,
  deps: RecordDeps,
  account: Account,
  { factor_type }: Pick<FactorRow, 'factor_type'>,
): Promise<void> {
  await auditFactor(tx, account, 'owner', 'user.add_factor', { after: { factor_type } })
  await sendToOwner(tx, deps, account, buildFactorAddedEmail(factor_type))
}

/** Factors that were never verified were not recorded either. */
export async function recordRemovedFactors(
  tx: Tx,
  deps: RecordDeps,
  account: Account,
  factors: readonly Pick<FactorRow, 'factor_type'>[],
  actor: FactorActor,
): Promise<void> {
  const action = actor === 'owner' ? 'user.remove_factor' : 'user.reset_factors'
  for (const { factor_type } of factors)
    await auditFactor(tx, account, actor, action, { before: { factor_type } })
  const types = new Set(factors.map(({ factor_type }) => factor_type))
  // recovery codes go with the last other factor, which says it all
  if (types.size > 1) types.delete('recovery_code')
  for (const type of types) await sendToOwner(tx, deps, account, buildFactorRemovedEmail(type))
}

export async function recordUsedRecoveryCode(
  tx: Tx,
  deps: RecordDeps,
  account: Account,
  remaining: number,
): Promise<void> {
  await auditFactor(tx, account, 'owner', 'user.use_recovery_code', { after: { remaining } })
  await sendToOwner(tx, deps, account, buildRecoveryCodeUsedEmail(remaining))
}

const systemActor = { id: '00000000-0000-0000-0000-000000000000', role: 'system' }

export function auditFactor(
  tx: Tx,
  { id, user_role }: Account,
  actor: FactorActor,
  action: AuditAction,
  change: { before?: unknown; after?: unknown },
): Promise<void> {
  const owner = { id, role: user_role ?? 'customer' }
  return audit(tx, actor === 'system' ? systemActor : owner, action, id, change)
}

export async function sendToOwner(
  tx: Tx,
  { bus }: RecordDeps,
  { email }: Account,
  content: RenderedEmail,
): Promise<void> {
  if (email !== '') await enqueueMail(tx, bus, { to: email, ...content })
}
