import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { enqueueMail } from '@mainstreet/platform/mail/mail-worker.ts'
import type { Account } from '../accounts/account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { PkceChallenge } from '../oauth/pkce.ts'
import { withLoopbackHost } from '../oauth/redirects.ts'
import { buildTokenEmail } from './email-templates.ts'
import { createEmailToken, type NewEmailToken } from './email-tokens.ts'
import type { EmailKind } from './email-tokens-store.ts'

/** The redirect of a link and its PKCE challenge. */
export type RedirectTarget = { redirectTo: string; challenge: PkceChallenge }

/** Link types as the protocol names them. */
const linkTypes: Record<EmailKind, string> = {
  signup: 'signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
  invite: 'invite',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
}

/** Enqueues an email with a link, in the transaction that creates the link. `texts`: those of another kind. */
export async function sendTokenEmail(
  tx: Tx,
  deps: AuthDeps,
  account: Account,
  kind: EmailKind,
  to: string,
  { redirectTo, challenge }: RedirectTarget,
  texts: EmailKind = kind,
): Promise<void> {
  const { token, code } = await createEmailToken(tx, deps, account.id, {
    kind,
    email: to,
    redirectTo,
    challenge,
  })
  const renderedEmail = buildTokenEmail(texts, {
    url: getVerifyUrl(deps, kind, token, redirectTo),
    code,
    codeMinutes: Math.max(1, Math.round(deps.settings.codeLifetimeMs / minuteMs)),
    email: account.email,
    newEmail: account.new_email ?? undefined,
  })
  await enqueueMail(tx, deps.bus, { to, ...renderedEmail })
}

function getVerifyUrl({ settings }: AuthDeps, kind: EmailKind, token: string, redirectTo: string): string {
  const base = withLoopbackHost(settings.url, new URL(redirectTo).hostname)
  return `${base}/verify?${new URLSearchParams({ token, type: linkTypes[kind], redirect_to: redirectTo })}`
}

type NewActionLink = NewEmailToken & { kind: EmailKind }

/** The same without an email, for an admin who passes the link on. */
export async function createActionLink(tx: Tx, deps: AuthDeps, accountId: string, newToken: NewActionLink) {
  const { token, code } = await createEmailToken(tx, deps, accountId, newToken)
  return {
    action_link: getVerifyUrl(deps, newToken.kind, token, newToken.redirectTo ?? deps.settings.siteUrl),
    email_otp: code ?? '',
    hashed_token: token,
    verification_type: linkTypes[newToken.kind],
    redirect_to: newToken.redirectTo ?? deps.settings.siteUrl,
  }
}
