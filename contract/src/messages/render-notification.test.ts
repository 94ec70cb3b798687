import { describe, expect, test } from 'vitest'
import type {
  NotificationCode,
  NotificationParams,
  NotifiedItems,
} from '../notifications/notification-content.ts'
import { en } from './en.ts'
import { renderNotification } from './render-notification.ts'

type Variants<Params> = { [Name in keyof Params]: readonly Params[Name][] }

const items: NotifiedItems[] = [
  { name: 'Tea', quantity: 1, others: 0 },
  { name: 'Honey <b>', quantity: 12, others: 3 },
]
const order_type = ['order', 'reservation'] as const
const reason = [null, 'Sold out', '']
const refund = ['released', 'refunded', null] as const
const toCustomer = { shop: ['Dusty Books'], items }
const toShop = { customer: ['Kim'], items }
const ofOrder = { shop: ['Dusty Books'], number: ['A1B2C3D4'] }
const openedDispute = {
  cents: [200],
  is_inquiry: [true, false],
  evidence_until: [null, '2026-12-01T07:59:00.000Z'],
  time_zone: ['America/Los_Angeles'],
  evidence_url: ['https://dashboard.stripe.com/disputes/dp_1'],
}
const authorized = items.flatMap((one) =>
  [null, '12 Gold Street'].map((delivery_address) => ({
    shop: 'Dusty Books',
    number: 'A1B2C3D4',
    items: one,
    total_cents: 1999,
    pickup_code: '4711',
    delivery_address,
  })),
)

/** Values of each parameter: a test takes all combinations. */
const variants: { [Code in NotificationCode]: Variants<NotificationParams[Code]> } = {
  order_placed: {
    ...toShop,
    order_type,
    card_cents: [null, 650],
    delivery_address: [null, '12 Gold Street'],
  },
  order_received: { order_type, shops: [['Kiln'], ['Kiln', 'Loom']], awaits_shop: [true, false] },
  order_confirmed: { ...toCustomer, order_type },
  order_in_preparation: { ...toCustomer, order_type },
  order_declined: { ...toCustomer, order_type, reason, refund },
  order_ready_for_pickup: { ...toCustomer, pickup_code: ['4711'] },
  order_pickup_reminder: {
    ...toCustomer,
    order_type,
    pickup_code: ['4711'],
    pickup_until: ['2026-11-21T02:00:00.000Z'],
    time_zone: ['America/Los_Angeles'],
  },
  order_out_for_delivery: { ...toCustomer, pickup_code: ['4711'], delivery_address: ['12 Gold Street'] },
  order_picked_up: toCustomer,
  order_delivered: toCustomer,
  order_cancelled: { ...toShop, order_type },
  order_cancelled_by_shop: { ...toCustomer, order_type, reason, refund },
  order_expired: { ...toShop, order_type },
  order_expired_unanswered: { ...toCustomer, order_type, refund },
  order_not_picked_up: { ...toCustomer, order_type },
  order_not_delivered: toCustomer,
  order_message_from_customer: { order_type, customer: ['Kim'], message: ['On my way'] },
  order_message_from_shop: { order_type, shop: ['Dusty Books'], message: ['It is ready'] },
  payment_authorized: { total_cents: [650], orders: [authorized.slice(0, 1), authorized] },
  payment_charged: { ...toCustomer, cents: [650] },
  payment_refunded: { ...toCustomer, refunded_cents: [200, 650], total_cents: [650] },
  payment_failed: toCustomer,
  payment_failed_for_shop: toShop,
  payment_expired: { order_type, shop: ['Dusty Books'] },
  refund_failed: { ...toCustomer, cents: [200] },
  refund_failed_for_shop: { ...toShop, cents: [200] },
  refund_at_provider_for_shop: { ...toShop, cents: [200] },
  refund_at_provider_for_admin: { ...ofOrder, cents: [200] },
  dispute_opened_for_shop: { ...toShop, ...openedDispute },
  dispute_opened_for_admin: { ...ofOrder, ...openedDispute },
  dispute_won_for_shop: { ...toShop, cents: [200] },
  dispute_won_for_admin: { ...ofOrder, cents: [200] },
  dispute_lost_for_shop: { ...toShop, cents: [200] },
  dispute_lost_for_admin: { ...ofOrder, cents: [200] },
  dispute_ended_for_shop: { ...toShop, cents: [200] },
  dispute_ended_for_admin: { ...ofOrder, cents: [200] },
  messages_unread: { from: [null, 'Kim'], count: [1, 2, 1200] },
  shop_approved: { shop: ['Dusty Books'] },
  shop_rejected: { shop: ['Dusty Books'], reason },
  shop_submitted: { shop: ['Dusty Books'], location: ['Mariposa, CA'] },
}

function combine(values: Record<string, readonly unknown[]>): Record<string, unknown>[] {
  return Object.entries(values).reduce<Record<string, unknown>[]>(
    (all, [name, choices]) =>
      all.flatMap((params) => choices.map((choice) => ({ ...params, [name]: choice }))),
    [{}],
  )
}

describe('the text of a notification', () => {
  test.each(Object.entries(variants))('of %s has no gaps, whatever its parameters are', (code, values) => {
    for (const params of combine(values)) {
      const { title, body } = renderNotification(en, { code, params })
      expect(title).not.toBe(en.notificationTexts.unknown.title)
      expect(title).not.toBe('')
      expect(`${title}\n${body}`).not.toMatch(/undefined|null|NaN|\[object| {2}|#/)
      expect([title.trim(), body.trim()]).toEqual([title, body])
    }
  })

  test('shows what the parameters say', () => {
    const params = {
      order_type: 'order',
      shop: 'Dusty Books',
      items: items[1],
      reason: 'Flood',
      refund: 'released',
    }
    expect(renderNotification(en, { code: 'order_declined', params })).toEqual({
      title: 'Dusty Books can’t take your order',
      body: '12 × Honey <b> and 3 more. Reason: “Flood.” You weren’t charged, and the hold on your card is released.',
    })
  })

  test.each(Object.entries(variants))(
    'of %s has a title that fits the subject of an email',
    (code, values) => {
      const longNames = { shop: ['Kettle Porch Coffee Roasters'], customer: ['Maximilian Featherstone'] }
      const present = Object.entries(longNames).filter(([name]) => name in values)
      for (const params of combine({ ...values, ...Object.fromEntries(present) }))
        expect(renderNotification(en, { code, params }).title.length).toBeLessThanOrEqual(60)
    },
  )

  test.each(['order_teleported', 'unknown', 'toString', '__proto__'])(
    'of the unknown code %s is generic',
    (code) =>
      expect(renderNotification(en, { code, params: { planet: 'Mars' } })).toBe(en.notificationTexts.unknown),
  )
})
