import type { OrderStatus } from '@mainstreet/contract/orders/transitions.ts'
import type { BadgeTone } from '../../../ui/feedback/badge.tsx'

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
