import { z } from 'zod'
import { nonEmptyText } from '../fields.ts'
import { accountLimits, fieldLimits } from '../limits.ts'

/** The account's own address; whether mail can go there is the identity server's question. */
export const email = z.string().trim().max(accountLimits.maxEmailChars)

export const loginEmail = z.string().max(fieldLimits.maxEmailChars).regex(/\S/, 'Must not be empty')

export const userName = nonEmptyText(accountLimits.maxNameChars)

/** Length and form are the server's settings: its answer says at which field what is wrong. */
export const password = z.string().max(accountLimits.maxPasswordChars)

/** Where a mail's link comes back to, and the half of PKCE that may be seen. */
export const redirectFields = {
  redirect_to: z.string().max(accountLimits.maxRedirectUrlChars).optional(),
  code_challenge: z.string().max(accountLimits.maxCodeChallengeChars).nullish(),
  code_challenge_method: z.string().max(accountLimits.maxCodeChallengeMethodChars).nullish(),
}
