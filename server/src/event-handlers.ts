import type { EventName } from '@mainstreet/contract/events.ts'
import type { AuthDeps } from '@mainstreet/identity/auth-deps.ts'
import { handleAuthEmailRequest } from '@mainstreet/identity/email/request-auth-email.ts'
import type { UntypedBus } from '@mainstreet/platform/bus/bus.ts'
import {
  createEventHandler,
  type DomainEvent,
  type HandleOutboxEvent,
} from '@mainstreet/platform/outbox/outbox.ts'
import { isNotifyingEvent, type NotificationDeps, notifyUsers } from './notifications/notify-users.ts'
import { enqueuePaymentOfOrder } from './payments/enqueue-payment-job.ts'

/**
 * What happens first after each event: the only place where this is decided. Open pages get a hint over the bus; the
 * queue of notifications takes what its users are notified of (`notifyUsers`).
 */
export function createAppEventHandler(auth: AuthDeps): HandleOutboxEvent {
  const { bus } = auth
  const broadcast = <E extends EventName>({ topic, payload }: DomainEvent<E>) =>
    // of any event `E`, the compiler does not see that its payload is that of its topic
    (bus as UntypedBus).publish(topic, payload)
  return createEventHandler({
    'order.placed': broadcast,
    'order.awaiting_payment': broadcast,
    'order.ready': broadcast,
    'order.ready_requested': async (event) => {
      await enqueuePaymentOfOrder(auth, event.payload.id)
      broadcast(event)
    },
    'order.status_changed': async (event) => {
      await enqueuePaymentOfOrder(auth, event.payload.id)
      broadcast(event)
    },
    'order.payment_status_changed': broadcast,
    'order.message': broadcast,
    'payment.authorized': broadcast,
    'refund.failed': broadcast,
    'refund.made_at_provider': broadcast,
    'dispute.changed': broadcast,
    'card_payments.changed': broadcast,
    'chat.message_sent': broadcast,
    'chat.messages_read': broadcast,
    'shop.submitted': broadcast,
    'shop.reviewed': broadcast,
    'user.deleted': broadcast,
    'auth.email_requested': (event) => handleAuthEmailRequest(auth, event),
    'dashboard.changed': broadcast,
  })
}

export function createNotificationHandler(deps: NotificationDeps): HandleOutboxEvent {
  return (event) => {
    if (!isNotifyingEvent(event)) throw new Error(`This version notifies nobody of ${event.topic}`)
    return notifyUsers(deps, event)
  }
}
