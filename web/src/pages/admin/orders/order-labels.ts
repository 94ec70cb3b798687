import type { OrderStatus, OrderType, PaymentStatus } from '@mainstreet/contract/orders/transitions.ts'
import type { BadgeTone } from '../../../ui/feedback/badge.tsx'

export const orderStatusLabels: Record<OrderStatus, string> = {
  pending: 'Pending',
  reserved: 'Reserved',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
  declined: 'Declined',
  expired: 'Expired',
  no_show: 'No-show',
}
export const orderStatusTones: Record<OrderStatus, BadgeTone> = {
  pending: 'warn',
  reserved: 'sky',
  in_progress: 'sky',
  completed: 'good',
  cancelled: 'plain',
  declined: 'bad',
  expired: 'plain',
  no_show: 'bad',
}
export const orderTypeLabels: Record<OrderType, string> = { order: 'Order', reservation: 'Reservation' }
export const paymentStatusLabels: Record<PaymentStatus, string> = {
  none: 'To pay in the shop',
  awaiting_payment: 'Awaited',
  authorized: 'Authorized',
  paid: 'Paid',
  paid_in_store: 'Paid in the shop',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  voided: 'Voided',
  failed: 'Failed',
}
