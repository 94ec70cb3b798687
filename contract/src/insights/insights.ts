import { z } from 'zod'
import { id } from '../fields.ts'

/** A sale is an order or reservation that was not cancelled, declined, expired or a no-show. Amounts in dollars. */
const salesTotals = z.object({ orders: z.int(), sales: z.number() })

export const insightsQuery = z.object({
  /** Whole days up to and including today, in the time zone of the shop. */
  days: z.enum(['7', '30', '90', '365']).default('30').transform(Number),
})

const dailySales = salesTotals.extend({ date: z.iso.date(), lost_orders: z.int() })
const bestSeller = z.object({ product_id: id, name: z.string(), quantity: z.int(), sales: z.number() })
/** `weekday` 0 is Sunday; hours without orders are absent. */
const busyHour = z.object({ weekday: z.int(), hour: z.int(), orders: z.int() })
/** From placing to the shop's first action; minutes are null when the shop responded to none. */
const responseTime = z.object({
  responded: z.int(),
  expired: z.int(),
  median_minutes: z.number().nullable(),
  p90_minutes: z.number().nullable(),
})

export const shopInsights = z.object({
  time_zone: z.string(),
  as_of: z.iso.datetime(),
  total: salesTotals,
  /** The same number of days before. */
  previous: salesTotals,
  /** Oldest first, including days without a sale. */
  days: z.array(dailySales),
  best_sellers: z.array(bestSeller),
  busy_hours: z.array(busyHour),
  response_time: responseTime,
})
export type ShopInsights = z.infer<typeof shopInsights>

export const marketplaceInsights = shopInsights.extend({
  best_shops: z.array(z.object({ shop_id: id, name: z.string(), orders: z.int(), sales: z.number() })),
  new_users: z.object({ customers: z.int(), merchants: z.int() }),
  shops: z.object({ pending_approval: z.int(), approved: z.int(), rejected: z.int() }),
})
export type MarketplaceInsights = z.infer<typeof marketplaceInsights>

/** The summary of today. */
export const shopOverview = z.object({
  time_zone: z.string(),
  /** Orders per column of the order board. */
  board: z.object({ new: z.int(), preparing: z.int(), ready: z.int() }),
  today: salesTotals,
  /** The same weekday a week ago, up to the current time of day. */
  last_week: salesTotals,
  products: z.object({ listed: z.int(), archived: z.int(), out_of_stock: z.int(), low_stock: z.int() }),
  paused_until: z.iso.datetime().nullable(),
})
export type ShopOverview = z.infer<typeof shopOverview>
