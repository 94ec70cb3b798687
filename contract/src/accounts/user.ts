import { z } from 'zod'
import { id } from '../ids.ts'

export const role = z.enum(['user', 'customer', 'merchant', 'admin'])
export type Role = z.infer<typeof role>

/** What the database holds: `user` is stored as `customer` (spec 1: the two are equivalent). */
export type StoredRole = Exclude<Role, 'user'>

export const user = z.object({
  id,
  email: z.string(),
  role,
  name: z.string(),
  shop_id: id.nullable(),
})
export type User = z.infer<typeof user>

const time = z.iso.datetime()

/** A user as an admin sees them. */
export const account = user.extend({
  shop_name: z.string().nullable(),
  is_demo: z.boolean(),
  banned_at: time.nullable(),
  created_at: time,
  updated_at: time,
  version: z.int(),
})
export type Account = z.infer<typeof account>

/** One place where somebody is signed in. */
export const signedInAt = z.object({
  id,
  created_at: time,
  refreshed_at: time,
  /** When it ends by itself; null: when its owner or the provider ends it. */
  ends_at: time.nullable(),
  user_agent: z.string(),
  ip: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type SignedInAt = z.infer<typeof signedInAt>

export const demoAccount = z.object({
  id,
  email: z.string(),
  password: z.string(),
  role: z.enum(['customer', 'merchant', 'admin']),
  name: z.string(),
  shop_id: id.nullable(),
})
export type DemoAccount = z.infer<typeof demoAccount>
