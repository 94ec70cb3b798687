import { z } from 'zod'
import { id } from '../fields.ts'

/** `code`: a code or link by email or text message; the last three are second factors. */
export const signInMethods = [
  'password',
  'code',
  'google',
  'passkey',
  'authenticator_app',
  'security_key',
  'recovery_code',
] as const
export type SignInMethod = (typeof signInMethods)[number]

/** A sign-in, or the failed attempts of one hour by one method from one network. */
export const signInAttempt = z.object({
  id,
  succeeded: z.boolean(),
  method: z.enum(signInMethods),
  count: z.int().min(1),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
  user_agent: z.string(),
  /** Without its last part. */
  address: z.string(),
})
export type SignInAttempt = z.infer<typeof signInAttempt>
