import { dayMs } from '@mainstreet/contract/durations.ts'
import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import { formatOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import { findPickupPassProblem, isPickupOrder } from '@mainstreet/contract/orders/pickup-pass-problem.ts'
import { isActive } from '@mainstreet/contract/orders/transitions.ts'
import { listOpenIntervals } from '@mainstreet/contract/shops/open-intervals.ts'
import { getLocalDay, getLocalMinutes, toInstant } from '@mainstreet/contract/shops/time-zone.ts'
import type { EmailCard } from '@mainstreet/platform/mail/email-template.ts'
import { getFormats, getMessages, type Locale } from '@mainstreet/platform/text/languages.ts'
import { buildPickupPassUrl, type PickupPassLinks } from '../orders/pickup-pass-url.ts'
import type { EmailOrder } from './email-orders-store.ts'

type CardOptions = { passLinks: PickupPassLinks; locale: Locale; now: Date }

/** Long enough to be seen in a calendar. */
const appointmentMinutes = 30

/** What a customer needs to know about an order, in one place: what, where, when, how much, and the code. */
export function buildOrderCard(order: EmailOrder, { passLinks, locale, now }: CardOptions): EmailCard {
  const texts = getMessages(locale).emails.notification.order
  const formats = getFormats(locale)
  const isDelivery = isDeliveryOrder(order)
  const time = (at: Date) =>
    texts.time({
      day: formats.date(at, 'dayWithWeekday', order.hours.time_zone),
      time: formats.minuteOfDay(getLocalMinutes(order.hours.time_zone, at.getTime())),
    })
  const isOpen = isActive(order.status)
  const hasPass = isPickupOrder(order) && findPickupPassProblem(order, now) === undefined
  const passUrl = buildPickupPassUrl(passLinks, order.id)
  const isDue = isOpen && order.payment_status === 'none'
  const { pickup_from, pickup_until } = order
  return {
    heading: order.shop_name,
    ...(hasPass && { code: { label: texts.pickupCode, value: order.pickup_code } }),
    ...(isOpen && isDelivery && { code: { label: texts.deliveryCode, value: order.pickup_code } }),
    facts: [
      { label: texts.number, value: formatOrderNumber(order) },
      ...(hasPass && pickup_from && !order.ready_at
        ? [{ label: texts.pickUpAround, value: time(pickup_from) }]
        : []),
      ...(hasPass && pickup_until ? [{ label: texts.pickUpBy, value: time(pickup_until) }] : []),
      ...(hasPass ? [getAddress(order, texts.address)] : []),
      ...(hasPass ? getHours(order, { locale, now }) : []),
      ...(isOpen && order.delivery_address
        ? [{ label: texts.deliveryAddress, value: order.delivery_address }]
        : []),
    ],
    amounts: [
      ...order.lines.map(({ name, quantity, price_cents }) => ({
        label: texts.line({ quantity, name }),
        value: formats.money(price_cents * quantity),
      })),
      ...(order.delivery_fee_cents > 0
        ? [{ label: texts.delivery, value: formats.money(order.delivery_fee_cents) }]
        : []),
      {
        label: isDue ? texts.dueAtPickup : texts.total,
        value: formats.money(order.total_cents),
      },
    ],
    ...(hasPass && {
      action: { label: texts.showPass, url: passUrl },
      qrCode: { label: texts.qrCode(order.shop_name), url: passUrl },
    }),
    ...(hasPass && pickup_from && pickup_until && !order.ready_at
      ? {
          appointment: {
            id: order.id,
            title: texts.appointment(order.shop_name),
            location: order.shop_address,
            description: texts.appointmentText({ code: order.pickup_code, until: time(pickup_until) }),
            url: passUrl,
            start: pickup_from.toISOString(),
            minutes: appointmentMinutes,
          },
        }
      : {}),
  }
}

function getAddress({ shop_name, shop_address }: EmailOrder, label: string): EmailCard['facts'][number] {
  const destination = encodeURIComponent(`${shop_name}, ${shop_address}`)
  return {
    label,
    value: shop_address,
    url: `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
  }
}

/** On the day of the pickup, from now on. */
function getHours(
  { hours, pickup_from }: EmailOrder,
  { locale, now }: { locale: Locale; now: Date },
): EmailCard['facts'][number][] {
  const formats = getFormats(locale)
  const zone = hours.time_zone
  const day = getLocalDay(zone, Math.max(pickup_from?.getTime() ?? 0, now.getTime()))
  const start = toInstant(zone, day, 0)
  const clock = (at: Date) => formats.minuteOfDay(getLocalMinutes(zone, at.getTime()))
  const periods = listOpenIntervals(hours, new Date(start), new Date(start + dayMs)).filter(
    ({ opens, closes }) =>
      getLocalDay(zone, opens.getTime()) === day && closes.getTime() - opens.getTime() < dayMs,
  )
  if (periods.length === 0) return []
  const value = formats.list(
    periods.map(({ opens, closes }) => `${clock(opens)} – ${clock(closes)}`),
    'separated',
  )
  const { hours: label } = getMessages(locale).emails.notification.order
  return [{ label: label(formats.date(new Date(start), 'dayWithWeekday', zone)), value }]
}
