import { z } from 'zod'
import { id } from '../fields.ts'
import { shop } from '../shops/shop.ts'
import { fieldChange } from './audit-log.ts'

const reviewDecision = z.object({
  act: z.enum(['created', 'submitted', 'approved', 'rejected']),
  /** Null for a merchant's eyes: who decided is the admins' business. */
  actor_name: z.string().nullable(),
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
})

export const shopReview = z.object({
  shop,
  /** The newest first. */
  decisions: z.array(reviewDecision),
  /** Of the profile, since the last decision. */
  changes: z.array(fieldChange),
})
export type ShopReview = z.infer<typeof shopReview>

export const queuedShop = z.object({
  kind: z.enum(['waiting', 'changed']),
  shop,
  owner: z.object({ id, name: z.string(), email: z.string() }).nullable(),
  /** All of its products, listed or not. */
  products: z.int(),
  waiting_since: z.iso.datetime(),
  /** How often it was rejected before. */
  rejections: z.int(),
  changes: z.array(fieldChange),
})
export type QueuedShop = z.infer<typeof queuedShop>
