import { z } from 'zod'
import { fieldLimits } from '../field-limits.ts'
import { fieldMessage } from '../field-messages.ts'
import { textField } from '../fields.ts'
import { accountRules } from './field-rules.ts'
import { accountLimits } from './limits.ts'

/** The account's address. */
export const email = textField(accountRules.email)

export const loginEmail = z.string().max(fieldLimits.maxEmailChars).regex(/\S/, fieldMessage('notEmpty'))

export const userName = textField(accountRules.name)

/** The server's settings decide length and strength; its error names the field. */
export const password = z.string().max(accountLimits.maxPasswordChars)

/** Where a link in an email leads, and the public half of PKCE. */
export const redirectFields = {
  redirect_to: z.string().max(accountLimits.maxRedirectUrlChars).optional(),
  code_challenge: z.string().max(accountLimits.maxCodeChallengeChars).nullish(),
  code_challenge_method: z.string().max(accountLimits.maxCodeChallengeMethodChars).nullish(),
}
