import { mail } from '@mainstreet/contract/limits.ts'
import type { Tx } from '../../../server/src/platform/db/db.ts'
import { post } from '../../../server/src/platform/mail/mail-worker.ts'
import type { Account } from '../accounts/account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthRefusal } from '../auth-error.ts'
import type { Challenge } from '../oauth/pkce.ts'
import { withLoopbackName } from '../oauth/redirects.ts'
import { letterFor } from './email-templates.ts'
import { type MailKind, makeMailToken, type Wanted } from './email-tokens.ts'

/** Where a link returns to, and how. */
export type Return = { redirectTo: string; challenge: Challenge }

/** One mail a minute and so many a day for each address, whether an account has it or not. */
export async function requireMailPause({ rates, settings }: AuthDeps, email: string): Promise<void> {
  const pause = await rates.take(pauseOf(email), 1, settings.mailPauseMs)
  const seconds = pause > 0 ? pause : await rates.take(`mails of ${email}`, settings.mailsPerDay, mail.dayMs)
  if (seconds === 0) return
  throw new AuthRefusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { retryAfterSeconds: seconds },
  )
}

/** Whoever has opened the mail owns the address: the next one need not wait. */
export function endMailPause({ rates }: AuthDeps, email: string): Promise<void> {
  return rates.forget(pauseOf(email))
}

const pauseOf = (email: string) => `mail ${email}`

/** Types of links as the protocol names them. */
const linkTypes: Record<MailKind, string> = {
  signup: 'signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
  invite: 'invite',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
}

/** A letter with a link, in the transaction that makes the link. */
export async function sendLetter(
  tx: Tx,
  deps: AuthDeps,
  account: Account,
  kind: MailKind,
  to: string,
  { redirectTo, challenge }: Return,
): Promise<void> {
  const { token, code } = await makeMailToken(tx, deps, account.id, {
    kind,
    email: to,
    redirectTo,
    challenge,
  })
  const letter = letterFor(kind, {
    address: linkOf(deps, kind, token, redirectTo),
    code,
    codeMinutes: Math.max(1, Math.round(deps.settings.codeLifeMs / 60_000)),
    email: account.email,
    newEmail: account.new_email ?? undefined,
  })
  await post(tx, deps.bus, { to, ...letter })
}

function linkOf({ settings }: AuthDeps, kind: MailKind, token: string, redirectTo: string): string {
  const base = withLoopbackName(settings.url, new URL(redirectTo).hostname)
  return `${base}/verify?${new URLSearchParams({ token, type: linkTypes[kind], redirect_to: redirectTo })}`
}

/** The same without a mail, for an admin who hands the link over. */
export async function makeLink(tx: Tx, deps: AuthDeps, accountId: string, wanted: Wanted) {
  const { token, code } = await makeMailToken(tx, deps, accountId, wanted)
  return {
    action_link: linkOf(deps, wanted.kind, token, wanted.redirectTo ?? deps.settings.siteUrl),
    email_otp: code ?? '',
    hashed_token: token,
    verification_type: linkTypes[wanted.kind],
    redirect_to: wanted.redirectTo ?? deps.settings.siteUrl,
  }
}
