import { dayMs, hourMs } from '@mainstreet/contract/durations.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { consumeMessageLimits, type MessageLimit } from '../consume-message-limits.ts'
import { getMessageRequester, type MessageRequester } from '../message-requester.ts'

/**
 * Limits the emails to one address, with or without an account: each requester has a pause and a daily maximum of its
 * own, so that a stranger cannot use up those of the owner. All strangers together share an hourly maximum that is
 * twice as high, so that one of them cannot use it up, and a pause. It comes last: who is over a limit of its own does
 * not renew it.
 */
export async function requireEmailAllowance(
  deps: AuthDeps,
  email: string,
  requester: MessageRequester,
): Promise<void> {
  const { emailCooldownMs, maxEmailsPerDay } = deps.settings
  const limits: MessageLimit[] = [
    [getPauseKey(email, requester), 1, emailCooldownMs],
    [getDayKey(email, requester), maxEmailsPerDay, dayMs],
  ]
  if (!requester.isRecipient)
    limits.push(
      [getHourKey(email), 2 * maxEmailsPerDay, hourMs],
      [getSharedPauseKey(email), 1, emailCooldownMs],
    )
  await consumeMessageLimits(deps, limits, 'over_email_send_rate_limit')
}

/** An opened email proves ownership of the mailbox, so that nothing counted before limits the next one. */
export async function resetEmailAllowance(deps: AuthDeps, email: string, caller: Caller): Promise<void> {
  const requester = getMessageRequester(deps, caller, email)
  const own = [getPauseKey(email, requester), getDayKey(email, requester)]
  for (const key of [...own, getHourKey(email), getSharedPauseKey(email)]) await deps.rateLimiter.reset(key)
}

const getPauseKey = (email: string, { key }: MessageRequester) => `mail ${email} by ${key}`
const getDayKey = (email: string, { key }: MessageRequester) => `mails a day ${email} by ${key}`
const getSharedPauseKey = (email: string) => `mail ${email}`
const getHourKey = (email: string) => `mails an hour ${email}`
