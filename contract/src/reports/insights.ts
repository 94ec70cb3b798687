import { z } from 'zod'
import { id } from '../fields.ts'

/** A sale is an order or a reservation that was not cancelled, declined, expired or left behind. Money in dollars. */
const salesTotals = z.object({ orders: z.int(), sales: z.number() })

export const insightsQuery = z.object({
  /** Whole days up to and with today, in the time zone of the shop. */
  days: z.enum(['7', '30', '90', '365']).default('30').transform(Number),
})

const dailySales = salesTotals.extend({ date: z.iso.date(), lost: z.int() })
const bestSeller = z.object({ product_id: id, name: z.string(), quantity: z.int(), sales: z.number() })
/** `weekday` 0 is Sunday; hours without an order are left out. */
const busyHour = z.object({ weekday: z.int(), hour: z.int(), orders: z.int() })
/** From placing to the shop's first move; minutes are null where nothing was answered. */
const responseTime = z.object({
  answered: z.int(),
  expired: z.int(),
  median_minutes: z.number().nullable(),
  p90_minutes: z.number().nullable(),
})

export const shopInsights = z.object({
  time_zone: z.string(),
  as_of: z.iso.datetime(),
  total: salesTotals,
  /** As many days before. */
  previous: salesTotals,
  /** Oldest first, days without a sale too. */
  days: z.array(dailySales),
  best_sellers: z.array(bestSeller),
  busy_hours: z.array(busyHour),
  answer_time: responseTime,
})
export type ShopInsights = z.infer<typeof shopInsights>

export const marketplaceInsights = shopInsights.extend({
  best_shops: z.array(z.object({ shop_id: id, name: z.string(), orders: z.int(), sales: z.number() })),
  new_people: z.object({ customers: z.int(), merchants: z.int() }),
  shops: z.object({ pending_approval: z.int(), approved: z.int(), rejected: z.int() }),
})
export type MarketplaceInsights = z.infer<typeof marketplaceInsights>

/** Today at a glance. */
export const shopOverview = z.object({
  time_zone: z.string(),
  /** The columns of the board. */
  board: z.object({ new: z.int(), preparing: z.int(), ready: z.int() }),
  today: salesTotals,
  /** The same weekday a week ago, up to this time of day. */
  last_week: salesTotals,
  products: z.object({ listed: z.int(), archived: z.int(), out_of_stock: z.int(), low_stock: z.int() }),
  paused_until: z.iso.datetime().nullable(),
})
export type ShopOverview = z.infer<typeof shopOverview>
