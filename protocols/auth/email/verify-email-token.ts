import type { Tx } from '../../../server/src/platform/db/db.ts'
import { post } from '../../../server/src/platform/mail/mail-worker.ts'
import type { Account } from '../accounts/account.ts'
import { changeAccount, confirmEmail, lockAccount, requireAccount } from '../accounts/accounts-store.ts'
import { moveEmail } from '../accounts/change-account-email.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthRefusal, invalid } from '../auth-error.ts'
import { challengeIn, giveCode } from '../oauth/auth-flows.ts'
import type { Challenge } from '../oauth/pkce.ts'
import { openSession, requireWelcome, type Session } from '../sessions/create-session.ts'
import { dropSessions } from '../sessions/sessions-store.ts'
import { addressChangedLetter } from './email-templates.ts'
import { dropMailTokens, type MailKind, type MailToken, takeByCode, takeByToken } from './email-tokens.ts'
import { endMailPause } from './send-token-email.ts'

/** What a link or code of this type may have been made for. */
const kindsOf = new Map<string, readonly MailKind[]>([
  ['signup', ['signup']],
  ['recovery', ['recovery']],
  ['invite', ['invite']],
  ['magiclink', ['magiclink', 'signup']],
  ['email', ['signup', 'magiclink', 'invite', 'recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
])

/** How it was shown, as the session remembers it. */
const methods: Partial<Record<MailKind, string>> = {
  signup: 'email/signup',
  recovery: 'recovery',
  invite: 'invite',
  magiclink: 'magiclink',
}

export type Verified =
  | { kind: 'session'; session: Session }
  | { kind: 'code'; code: string }
  /** The first leg of a secure change of address. */
  | { kind: 'half'; message: string }

export type Shown = {
  type: string
  token?: string | undefined
  email?: string | undefined
  tokenHash?: string | undefined
}

const halfWay = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** The link (or the digits) of a mail: proves the address and signs in (identity-protocol A9). */
export async function verify(
  deps: AuthDeps,
  shown: Shown,
  caller: Caller,
  { redirectTo, asLink }: { redirectTo: string; asLink: boolean },
): Promise<Verified> {
  const kinds = kindsOf.get(shown.type)
  if (!kinds) throw invalid(`Invalid email verification type`)
  // the digits are counted outside of the transaction, which a refusal would undo
  const byCode = shown.tokenHash === undefined ? await taken(deps, shown, kinds) : undefined
  let proven: string | undefined
  const verified = await deps.db.tx(async (tx): Promise<Verified> => {
    const token = byCode ?? (await takeByToken(tx, shown.tokenHash ?? '', kinds, deps.now()))
    if (!token) throw usedOrOld(asLink)
    // the two legs of a change come one after the other
    await lockAccount(tx, token.account_id)
    const account = await requireAccount(tx, token.account_id)
    requireWelcome(account, deps.now())
    proven = token.email
    if (isChange(token.kind)) return changeLeg(tx, deps, account, token, caller)
    if (account.email !== token.email) throw usedOrOld(asLink)
    await confirmEmail(tx, account, deps.now())
    return arrive(tx, deps, token, caller, {
      redirectTo,
      challenge: asLink ? challengeIn(token) : undefined,
    })
  })
  if (proven) await endMailPause(deps, proven)
  return verified
}

const isChange = (kind: MailKind) => kind === 'email_change_current' || kind === 'email_change_new'

async function taken(deps: AuthDeps, { token, email }: Shown, kinds: readonly MailKind[]) {
  if (!token || !email)
    throw invalid('Only an email address and a token, or a token_hash, should be provided')
  const found = await takeByCode(deps.db, deps.secret, { email, code: token, kinds, now: deps.now() })
  if (!found) throw usedOrOld(false)
  return found
}

async function arrive(
  tx: Tx,
  deps: AuthDeps,
  token: MailToken,
  caller: Caller,
  { redirectTo, challenge }: { redirectTo: string; challenge: Challenge },
): Promise<Verified> {
  const method = methods[token.kind] ?? 'otp'
  if (!challenge)
    return { kind: 'session', session: await openSession(tx, deps, token.account_id, method, caller) }
  const arrival = { accountId: token.account_id, method, challenge, redirectTo }
  return { kind: 'code', code: await giveCode(tx, deps.now(), arrival) }
}

/** Both addresses must agree; the last one to do so moves the account. */
async function changeLeg(
  tx: Tx,
  deps: AuthDeps,
  account: Account,
  token: MailToken,
  caller: Caller,
): Promise<Verified> {
  const now = deps.now()
  const isNew = token.kind === 'email_change_new'
  if (!account.new_email || token.email !== (isNew ? account.new_email : account.email))
    throw usedOrOld(false)
  const agreed = {
    old_email_agreed: account.old_email_agreed || !isNew || !deps.settings.secureEmailChange,
    new_email_agreed: account.new_email_agreed || isNew,
  }
  if (!agreed.old_email_agreed || !agreed.new_email_agreed) {
    await changeAccount(tx, account.id, agreed, now)
    return { kind: 'half', message: halfWay }
  }
  await moveEmail(tx, deps, account, account.new_email)
  await dropSessions(tx, account.id, 'others', account.email_change_session ?? account.id)
  await dropMailTokens(tx, account.id)
  await post(tx, deps.bus, { to: account.email, ...addressChangedLetter(account.new_email) })
  const challenge = challengeIn(token)
  return arrive(tx, deps, token, caller, {
    redirectTo: token.redirect_to ?? deps.settings.siteUrl,
    challenge,
  })
}

function usedOrOld(asLink: boolean): AuthRefusal {
  const message = asLink ? 'Email link is invalid or has expired' : 'Token has expired or is invalid'
  return new AuthRefusal(403, 'otp_expired', message)
}
