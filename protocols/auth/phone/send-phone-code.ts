import { dayMs, hourMs, minuteMs } from '@mainstreet/contract/durations.ts'
import { smsLimits } from '@mainstreet/contract/limits.ts'
import type { Tx } from '../../../server/src/platform/db/db.ts'
import { addressKey } from '../../../server/src/platform/rate-limits/address-key.ts'
import { enqueueSms } from '../../../server/src/platform/sms/sms-worker.ts'
import { defaultLocale, getMessages } from '../../../server/src/platform/text/languages.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { createEmailToken } from '../email/email-tokens.ts'

export type PhoneCodeKind = 'sms' | 'phone_change'

/** Each message costs money: limited per phone, per IP address and in total, with or without an account. */
export async function requireSmsAllowance(
  { rateLimiter, settings }: AuthDeps,
  phone: string,
  { ip }: Pick<Caller, 'ip'>,
): Promise<void> {
  const isLimited = settings.maxEmailsPerDay > 0
  const limits: [key: string, max: number, windowMs: number][] = [
    [`sms to ${phone}`, 1, settings.emailCooldownMs],
    [`sms a day to ${phone}`, settings.maxEmailsPerDay, dayMs],
    [`sms from ${addressKey(ip)}`, isLimited ? smsLimits.maxPerAddressPerHour : 0, hourMs],
    ['sms in total', isLimited ? smsLimits.maxPerDay : 0, dayMs],
  ]
  for (const [key, max, windowMs] of limits) {
    const seconds = await rateLimiter.consume(key, max, windowMs)
    if (seconds > 0)
      throw new AuthError(
        429,
        'over_sms_send_rate_limit',
        `For security purposes, you can only request this after ${seconds} seconds.`,
        { retryAfterSeconds: seconds },
      )
  }
}

/** In the transaction that creates the code. Admins get none: six digits can be guessed. */
export async function sendPhoneCode(
  tx: Tx,
  deps: AuthDeps,
  accountId: string,
  kind: PhoneCodeKind,
  phone: string,
): Promise<void> {
  const { code } = await createEmailToken(tx, deps, accountId, {
    kind,
    email: phone,
    redirectTo: undefined,
    challenge: undefined,
  })
  if (code === undefined) return
  const { codeLifetimeMs } = deps.settings
  const minutes = Math.max(1, Math.round(codeLifetimeMs / minuteMs))
  await enqueueSms(tx, deps.bus, {
    to: `+${phone}`,
    text: getMessages(defaultLocale).serverTexts.smsCode(code, minutes),
    expires_at: new Date(deps.now().getTime() + codeLifetimeMs).toISOString(),
  })
}
