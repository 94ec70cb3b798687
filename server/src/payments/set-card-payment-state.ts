import type { CallBody } from '@mainstreet/contract/call.ts'
import type { paymentCalls } from '@mainstreet/contract/payments/calls.ts'
import type { CardPaymentState } from '@mainstreet/contract/payments/payment.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { audit } from '@mainstreet/platform/db/audit.ts'
import { enqueueEvent } from '@mainstreet/platform/outbox/outbox.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { wakeOutbox } from '../orders/order-topics.ts'
import { findCardPaymentStop, saveCardPaymentStop } from './card-stop-store.ts'
import type { StripeProvider } from './stripe/stripe-provider.ts'

type CardPaymentDeps = PlatformDeps & { provider: StripeProvider | undefined }

export async function getCardPaymentState({ db, provider }: CardPaymentDeps): Promise<CardPaymentState> {
  const stop = await findCardPaymentStop(db)
  return {
    configured: provider !== undefined,
    stopped: stop?.stopped ?? false,
    reason: stop?.reason ?? null,
    changed_at: stop?.changed_at ?? null,
  }
}

/** The audit log wants a subject; there is only one. */
const cardPaymentsId = '00000000-0000-4000-8000-000000000001'

/** A repeat changes nothing. */
export async function setCardPaymentState(
  deps: CardPaymentDeps,
  viewer: Viewer,
  { stopped, reason }: CallBody<typeof paymentCalls.setCardPaymentState>,
): Promise<CardPaymentState> {
  const { db, bus, now } = deps
  await db.tx(async (tx) => {
    const before = (await findCardPaymentStop(tx))?.stopped ?? false
    if (before === stopped) return
    if (!(await saveCardPaymentStop(tx, { stopped, reason, changed_at: now().toISOString() }))) return
    await audit(tx, viewer, stopped ? 'card_payments.stop' : 'card_payments.resume', cardPaymentsId, {
      before: { stopped: before },
      after: { stopped, reason },
    })
    await enqueueEvent(tx, 'card_payments.changed', { stopped })
    tx.afterCommit(() => wakeOutbox(bus))
  })
  return getCardPaymentState(deps)
}
