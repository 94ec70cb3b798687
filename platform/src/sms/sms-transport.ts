import { secondMs } from '@mainstreet/contract/durations.ts'
import type { Db } from '../db/db.ts'
import type { SmsTransport } from './sms-worker.ts'
import { insertTextMessage } from './text-messages-store.ts'

/** A provider that speaks Twilio's REST API. */
export type SmsSettings = {
  url: string
  accountSid: string
  authToken: string
  /** A phone number, or the id of a messaging service (`MG…`). */
  from: string
}

const timeoutMs = 10 * secondMs

/** Through the provider if one is set, else into the inbox that anyone in demo mode can read, else with an error. */
export function createSmsTransport(db: Db, settings: SmsSettings | undefined, demo: boolean): SmsTransport {
  if (settings) return (sms) => sendThroughProvider(settings, sms)
  if (demo) return ({ to, text }) => insertTextMessage(db, { to, text, now: new Date() })
  return async () => {
    throw new Error('There is no way to send text messages: set SMS_ACCOUNT_SID')
  }
}

async function sendThroughProvider(
  { url, accountSid, authToken, from }: SmsSettings,
  { to, text }: Parameters<SmsTransport>[0],
): Promise<void> {
  const sender: Record<string, string> = /^MG[0-9a-f]{32}$/i.test(from)
    ? { MessagingServiceSid: from }
    : { From: from }
  const response = await fetch(`${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
      accept: 'application/json',
    },
    body: new URLSearchParams({ To: to, ...sender, Body: text }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return
  // the provider's message may contain the number: only its codes are logged
  const { code } = (body ?? {}) as { code?: unknown }
  throw new Error(
    `The SMS provider did not take a message (${[response.status, code].filter(Boolean).join(' ')})`,
  )
}
