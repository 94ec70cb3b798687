import type { CallBody } from '@mainstreet/contract/call.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { paymentCalls } from '@mainstreet/contract/payments/calls.ts'
import type { Payout } from '@mainstreet/contract/payments/payout.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { audit } from '@mainstreet/platform/db/audit.ts'
import { runIdempotent } from '@mainstreet/platform/db/idempotency.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { shopExists } from '../../orders/store.ts'
import { presentPayout } from './list-payouts.ts'
import { deletePayoutRow, insertPayout, lockPayouts } from './store.ts'

/** Moves no money: the marketplace's bank does. */
export function recordPayout(
  { db, now }: PlatformDeps,
  viewer: Viewer,
  shopId: string,
  body: CallBody<typeof paymentCalls.recordPayout>,
  key: string | undefined,
): Promise<Payout> {
  return db.tx((tx) =>
    runIdempotent(tx, { viewer, call: 'recordPayout', key, body: { shopId, ...body } }, async () => {
      if (!(await shopExists(tx, shopId))) throw notFoundError('shop')
      await lockPayouts(tx, shopId)
      const { amount, paid_on, reference } = body
      const cents = toCents(amount)
      const row = await insertPayout(tx, shopId, { cents, paidOn: paid_on, reference, now: now() })
      if (!row)
        throw new ApiError('rule_violation', (m) => m.errors.payments.payoutTooHigh, {
          details: [{ path: 'amount', message: (m) => m.errors.payments.payoutTooHigh }],
        })
      await audit(tx, viewer, 'shop.record_payout', shopId, {
        after: { amount_cents: cents, paid_on, reference },
      })
      return presentPayout(row)
    }),
  )
}

export function deletePayout(
  { db }: PlatformDeps,
  viewer: Viewer,
  shopId: string,
  id: string,
): Promise<void> {
  return db.tx(async (tx) => {
    await lockPayouts(tx, shopId)
    const before = await deletePayoutRow(tx, shopId, id)
    if (!before) throw notFoundError('payout')
    await audit(tx, viewer, 'shop.delete_payout', shopId, { before })
  })
}
