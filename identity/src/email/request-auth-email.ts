import { randomUUIDv7 } from 'node:crypto'
import type { AuthEmailRequest } from '@mainstreet/contract/events.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { enqueueMail } from '@mainstreet/platform/mail/mail-worker.ts'
import { consumeEvent, type DomainEvent, enqueueEvent } from '@mainstreet/platform/outbox/outbox.ts'
import type { Account, AccountMetadata } from '../accounts/account.ts'
import {
  findAccount,
  findAccountByEmail,
  insertAccount,
  requireAccount,
  updateAccountRow,
  upsertIdentity,
} from '../accounts/accounts-store.ts'
import { sendConfirmationEmail } from '../accounts/sign-up.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { getMessageRequester } from '../message-requester.ts'
import { requireEmailAllowance } from './email-allowance.ts'
import { buildAccountExistsEmail, buildAdminSignInEmail } from './email-templates.ts'
import { type RedirectTarget, sendTokenEmail } from './send-token-email.ts'

/**
 * Enqueues the request before the account is looked up, so that neither the response nor its time reveals whether one
 * exists (measured: looking first took 5 ms longer for existing accounts).
 */
export async function requestAuthEmail(
  deps: AuthDeps,
  request: AuthEmailRequest,
  caller: Caller,
): Promise<void> {
  await requireEmailAllowance(deps, request.email, getMessageRequester(deps, caller, request.email))
  await deps.db.tx(async (tx) => {
    await enqueueEvent(tx, 'auth.email_requested', request)
    tx.afterCommit(() => deps.bus.publish('outbox'))
  })
}

/** Runs after the response: one email for each request, however often the event is handled. */
export function handleAuthEmailRequest(
  deps: AuthDeps,
  event: DomainEvent<'auth.email_requested'>,
): Promise<void> {
  const request = event.payload
  const { kind, email, redirect, data = {} } = request
  return deps.db.tx(async (tx) => {
    if (!(await consumeEvent(tx, event))) return
    const account =
      kind === 'email_change'
        ? await findAccount(tx, request.account_id)
        : await findAccountByEmail(tx, email)
    if (kind === 'otp') return sendOtpEmail(tx, deps, account, { email, data, redirect })
    if (!account) return
    if (kind === 'otp_existing') return sendOtpEmail(tx, deps, account, { email, data, redirect })
    if (kind === 'recover') return sendRecoveryEmail(tx, deps, account, redirect)
    if (kind === 'resend_change' || kind === 'email_change')
      return sendEmailChangeConfirmations(tx, deps, account.id, redirect)
    if (!account.email_confirmed_at) await sendConfirmationEmail(tx, deps, account.id, redirect)
  })
}

async function sendRecoveryEmail(
  tx: Tx,
  deps: AuthDeps,
  account: Account,
  redirect: RedirectTarget,
): Promise<void> {
  await updateAccountRow(tx, account.id, { recovery_sent_at: deps.now() }, deps.now())
  await sendTokenEmail(tx, deps, account, 'recovery', account.email, redirect)
}

/**
 * To the new address, and to the old one if it has not confirmed yet. When the new address has an account, its owner is
 * told so instead, and the change stays unconfirmed.
 */
async function sendEmailChangeConfirmations(
  tx: Tx,
  deps: AuthDeps,
  accountId: string,
  redirect: RedirectTarget,
) {
  await updateAccountRow(tx, accountId, { email_change_sent_at: deps.now() }, deps.now())
  const account = await requireAccount(tx, accountId)
  if (!account.new_email) return
  if (await findAccountByEmail(tx, account.new_email))
    await enqueueMail(tx, deps.bus, {
      to: account.new_email,
      ...buildAccountExistsEmail(deps.settings.siteUrl),
    })
  else if (!account.new_email_confirmed)
    await sendTokenEmail(tx, deps, account, 'email_change_new', account.new_email, redirect)
  if (deps.settings.secureEmailChange && !account.old_email_confirmed && account.email !== '')
    await sendTokenEmail(tx, deps, account, 'email_change_current', account.email, redirect)
}

/** For the service role only: to anybody else the response does not reveal whether an account exists. */
export function requireAccountForOtp(account: Account | undefined): void {
  if (!account) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
}

type OtpEmail = { email: string; data: AccountMetadata; redirect: RedirectTarget }

/** A link and a code to sign in without a password. Admins are told to use theirs. */
async function sendOtpEmail(
  tx: Tx,
  deps: AuthDeps,
  account: Account | undefined,
  { email, data, redirect }: OtpEmail,
) {
  if (account?.user_role === 'admin')
    return enqueueMail(tx, deps.bus, { to: email, ...buildAdminSignInEmail(deps.settings.siteUrl) })
  if (account) {
    // who asks for a code may not be who chose the password: only the email of the sign-up itself confirms it
    const kind = account.email_confirmed_at || account.password_hash !== null ? 'magiclink' : 'signup'
    return sendTokenEmail(tx, deps, account, kind, email, redirect, 'magiclink')
  }
  if (!deps.settings.isSignUpOpen) return
  const now = deps.now()
  const id = randomUUIDv7()
  const identityData = { sub: id, email, email_verified: false, phone_verified: false }
  const userMetadata = { ...data, ...identityData }
  const added = await insertAccount(tx, {
    id,
    email,
    passwordHash: null,
    userMetadata,
    confirmedAt: null,
    now,
  })
  if (!added) return
  await upsertIdentity(tx, { accountId: id, provider: 'email', providerId: id, data: identityData, now })
  await sendConfirmationEmail(tx, deps, id, redirect, 'magiclink')
}
