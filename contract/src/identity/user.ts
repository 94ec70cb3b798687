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

export const demoAccount = z.object({
  id,
  email: z.string(),
  password: z.string(),
  role: z.enum(['customer', 'merchant', 'admin']),
  name: z.string(),
  shop_id: id.nullable(),
})
export type DemoAccount = z.infer<typeof demoAccount>
