import { randomUUIDv7 } from 'node:crypto'
import { readEmailAddress } from '@mainstreet/contract/email-address.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import {
  confirmEmail,
  deleteUnverifiedCredentials,
  findAccountByEmail,
  findAccountByIdentity,
  insertAccount,
  requireAccount,
  updateAccountRow,
  upsertIdentity,
} from '../accounts/accounts-store.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { requireNotBanned } from '../sessions/create-session.ts'
import type { OAuthProfile } from './google-provider.ts'

/** The account of a provider profile: by the provider's user id, else by verified email, else a new one. */
export async function findOrCreateOAuthAccount(
  tx: Tx,
  deps: AuthDeps,
  provider: string,
  profile: OAuthProfile,
): Promise<string> {
  const now = deps.now()
  const id = await resolveAccountId(tx, deps, provider, profile)
  const data = toIdentityData(profile)
  await upsertIdentity(tx, { accountId: id, provider, providerId: profile.sub, data, now })
  const account = await requireAccount(tx, id)
  requireNotBanned(account, now)
  const { email: _email, email_verified: _verified, sub: _sub, ...profileMetadata } = data
  await updateAccountRow(tx, id, { user_metadata: { ...profileMetadata, ...account.user_metadata } }, now)
  return id
}

async function resolveAccountId(
  tx: Tx,
  deps: AuthDeps,
  provider: string,
  profile: OAuthProfile,
): Promise<string> {
  const linked = await findAccountByIdentity(tx, provider, profile.sub)
  if (linked) return linked.id
  // an email that the provider has not verified gives no access to an account and creates none
  if (!profile.email_verified || !readEmailAddress(profile.email) || !profile.sub)
    throw new AuthError(
      422,
      'provider_email_needs_verification',
      `Unverified email with ${provider}. Verify it there, or register with email and password`,
    )
  const sameEmail = await findAccountByEmail(tx, profile.email)
  if (!sameEmail) return createOAuthAccount(tx, deps, profile)
  if (!sameEmail.email_confirmed_at) {
    await deleteUnverifiedCredentials(tx, sameEmail.id)
    await deps.discardRegistration(tx, sameEmail.id)
    await confirmEmail(tx, { ...sameEmail, user_metadata: { sub: sameEmail.id } }, deps.now())
  }
  return sameEmail.id
}

async function createOAuthAccount(
  tx: Tx,
  { settings, now }: AuthDeps,
  profile: OAuthProfile,
): Promise<string> {
  if (!settings.isSignUpOpen)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  const id = randomUUIDv7()
  const { email } = profile
  const userMetadata = { ...toIdentityData(profile), sub: id, email_verified: true }
  const added = await insertAccount(tx, {
    id,
    email,
    passwordHash: null,
    userMetadata,
    confirmedAt: now(),
    now: now(),
  })
  if (!added) throw new AuthError(409, 'conflict', 'The account is being made just now, please try again')
  return id
}

function toIdentityData({ iss, sub, email, email_verified, name, picture }: OAuthProfile) {
  return {
    iss,
    sub,
    provider_id: sub,
    ...(name && { name, full_name: name }),
    ...(picture && { picture, avatar_url: picture }),
    email,
    email_verified,
    phone_verified: false,
  }
}
