import type { EventName } from '@mainstreet/contract/events.ts'
import type { AuthDeps } from '@mainstreet/identity/auth-deps.ts'
import { handleAuthEmailRequest } from '@mainstreet/identity/email/request-auth-email.ts'
import type { UntypedBus } from '@mainstreet/platform/bus/bus.ts'
import {
  createEventHandler,
  type DomainEvent,
  type HandleOutboxEvent,
} from '@mainstreet/platform/outbox/outbox.ts'
import { type NotificationDeps, type NotifyingEvent, notifyUsers } from './notifications/notify-users.ts'
import { enqueuePaymentOfOrder } from './payments/enqueue-payment-job.ts'

type EventHandlerDeps = {
  auth: AuthDeps
  /** Undefined: nobody is notified, as in the identity module alone. */
  notifications?: NotificationDeps
}

/** What happens after each event: the only place where this is decided. Open pages get a hint over the bus. */
export function createAppEventHandler({ auth, notifications }: EventHandlerDeps): HandleOutboxEvent {
  const { bus } = auth
  const broadcast = <E extends EventName>({ topic, payload }: DomainEvent<E>) =>
    // of any event `E`, the compiler does not see that its payload is that of its topic
    (bus as UntypedBus).publish(topic, payload)
  const broadcastAndNotify = async <E extends NotifyingEvent>(event: DomainEvent<E>) => {
    broadcast(event)
    if (notifications) await notifyUsers(notifications, event)
  }
  return createEventHandler({
    'order.placed': broadcastAndNotify,
    'order.awaiting_payment': broadcast,
    'order.ready': broadcastAndNotify,
    'order.ready_requested': async (event) => {
      await enqueuePaymentOfOrder(auth, event.payload.id)
      broadcast(event)
    },
    'order.status_changed': async (event) => {
      await enqueuePaymentOfOrder(auth, event.payload.id)
      await broadcastAndNotify(event)
    },
    'order.payment_status_changed': broadcastAndNotify,
    'order.message': broadcastAndNotify,
    'payment.authorized': broadcastAndNotify,
    'refund.failed': broadcastAndNotify,
    'refund.made_at_provider': broadcastAndNotify,
    'dispute.changed': broadcastAndNotify,
    'card_payments.changed': broadcast,
    'chat.message_sent': broadcast,
    'chat.messages_read': broadcast,
    'shop.submitted': broadcastAndNotify,
    'shop.reviewed': broadcastAndNotify,
    'user.deleted': broadcast,
    'auth.email_requested': (event) => handleAuthEmailRequest(auth, event),
    'dashboard.changed': broadcast,
  })
}
