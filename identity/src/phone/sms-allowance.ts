import { smsLimits } from '@mainstreet/contract/accounts/limits.ts'
import { dayMs, hourMs } from '@mainstreet/contract/durations.ts'
import { addressKey } from '@mainstreet/platform/rate-limits/address-key.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { consumeMessageLimits, type MessageLimit } from '../consume-message-limits.ts'
import type { MessageRequester } from '../message-requester.ts'

/**
 * Limits the text messages to one phone, with or without an account: each requester has a pause and a daily maximum of its
 * own. The owner's devices share twice as many, and so do all strangers together, who cannot use up those of the owner.
 * Each message costs money, so that these are counted by the day, a verified code does not lift them, and an IP address
 * and the marketplace have limits, too. What others share comes last: who is over a limit of its own does not use it up.
 */
export async function requireSmsAllowance(
  deps: AuthDeps,
  phone: string,
  requester: MessageRequester,
  { ip }: Pick<Caller, 'ip'>,
): Promise<void> {
  const { emailCooldownMs, maxEmailsPerDay } = deps.settings
  const isLimited = maxEmailsPerDay > 0
  const group = requester.isRecipient ? 'owner' : 'strangers'
  const limits: MessageLimit[] = [
    [`sms to ${phone} by ${requester.key}`, 1, emailCooldownMs],
    [`sms a day to ${phone} by ${requester.key}`, maxEmailsPerDay, dayMs],
    [`sms from ${addressKey(ip)}`, isLimited ? smsLimits.maxPerAddressPerHour : 0, hourMs],
    [`sms to ${phone} by ${group}`, 1, emailCooldownMs],
    [`sms a day to ${phone} by ${group}`, 2 * maxEmailsPerDay, dayMs],
    ['sms in total', isLimited ? smsLimits.maxPerDay : 0, dayMs],
  ]
  await consumeMessageLimits(deps, limits, 'over_sms_send_rate_limit')
}
