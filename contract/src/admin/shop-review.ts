import { z } from 'zod'
import { id } from '../fields.ts'
import { shop } from '../shops/shop.ts'
import { fieldChange } from './audit-log.ts'

const reviewDecision = z.object({
  action: z.enum(['created', 'submitted', 'approved', 'rejected']),
  /** Null for a merchant: only admins see who decided. */
  actor_name: z.string().nullable(),
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
})

export const shopReview = z.object({
  shop,
  /** Newest first. */
  decisions: z.array(reviewDecision),
  /** Changes of the reviewed fields since the last decision. */
  changes: z.array(fieldChange),
})
export type ShopReview = z.infer<typeof shopReview>

export const queuedShop = z.object({
  kind: z.enum(['submitted', 'changed']),
  shop,
  owner: z.object({ id, name: z.string(), email: z.string() }).nullable(),
  /** The number of all products of the shop, listed or not. */
  products: z.int(),
  waiting_since: z.iso.datetime(),
  /** The number of earlier rejections. */
  rejections: z.int(),
  changes: z.array(fieldChange),
})
export type QueuedShop = z.infer<typeof queuedShop>
