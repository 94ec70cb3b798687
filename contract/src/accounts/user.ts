import { z } from 'zod'
import { id } from '../fields.ts'
import { roles, storedRoles } from './roles.ts'

export const role = z.enum(roles)

export const user = z.object({
  id,
  email: z.string(),
  role,
  name: z.string(),
  shop_id: id.nullable(),
})
export type User = z.infer<typeof user>

const dateTime = z.iso.datetime()

/** A user as an admin sees them. */
export const account = user.extend({
  shop_name: z.string().nullable(),
  is_demo: z.boolean(),
  banned_at: dateTime.nullable(),
  /** When emails to the address came back; null when they arrive, as far as known. */
  email_bounced_at: dateTime.nullable(),
  created_at: dateTime,
  updated_at: dateTime,
  version: z.int(),
})
export type Account = z.infer<typeof account>

/** One signed-in session of a user. */
export const userSession = z.object({
  id,
  created_at: dateTime,
  refreshed_at: dateTime,
  /** When the session expires; null: it lasts until its user or the provider ends it. */
  expires_at: dateTime.nullable(),
  user_agent: z.string(),
  ip: z.string(),
  /** Exempt from the idle timeout, at the counter of a shop. */
  is_counter_device: z.boolean(),
  /** The session of this request. */
  is_current: z.boolean(),
})
export type UserSession = z.infer<typeof userSession>

export const demoAccount = z.object({
  id,
  email: z.string(),
  password: z.string(),
  role: z.enum(storedRoles),
  name: z.string(),
  shop_id: id.nullable(),
})
export type DemoAccount = z.infer<typeof demoAccount>
