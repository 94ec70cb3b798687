import type { OrderStatus, OrderType, PaymentStatus } from '@mainstreet/contract/orders/transitions.ts'
import type { Tone } from '../../../ui/feedback/badge.tsx'

export const statusWords: Record<OrderStatus, string> = {
  pending: 'Pending',
  reserved: 'Reserved',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
  declined: 'Declined',
  expired: 'Expired',
  no_show: 'No-show',
}
export const statusTones: Record<OrderStatus, Tone> = {
  pending: 'warn',
  reserved: 'sky',
  in_progress: 'sky',
  completed: 'good',
  cancelled: 'plain',
  declined: 'bad',
  expired: 'plain',
  no_show: 'bad',
}
export const typeWords: Record<OrderType, string> = { order: 'Order', reservation: 'Reservation' }
export const paymentWords: Record<PaymentStatus, string> = {
  none: 'To pay in the shop',
  awaiting: 'Awaited',
  authorized: 'Authorized',
  paid: 'Paid',
  paid_in_shop: 'Paid in the shop',
  part_refunded: 'Partly refunded',
  refunded: 'Refunded',
  voided: 'Voided',
  failed: 'Failed',
}
