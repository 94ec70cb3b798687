import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { enqueueSms } from '@mainstreet/platform/sms/sms-worker.ts'
import { defaultLocale, getMessages } from '@mainstreet/platform/text/languages.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { createEmailToken } from '../email/email-tokens.ts'

export type PhoneCodeKind = 'sms' | 'phone_change'

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
