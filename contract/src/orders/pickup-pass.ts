import { z } from 'zod'
import { id } from '../fields.ts'
import { pickupPassProblems } from './pickup-pass-problem.ts'

/** What a shop needs to hand over one order, and nothing about its customer or payment. */
export const pickupPass = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    order_id: id,
    shop_name: z.string(),
    shop_address: z.string(),
    /** Of the shop, for the times below. */
    time_zone: z.string(),
    pickup_code: z.string(),
    is_ready: z.boolean(),
    pickup_from: z.iso.datetime().nullable(),
    pickup_until: z.iso.datetime().nullable(),
  }),
  z.object({
    state: z.literal('closed'),
    shop_name: z.string(),
    problem: z.enum(pickupPassProblems),
  }),
])
export type PickupPass = z.infer<typeof pickupPass>
