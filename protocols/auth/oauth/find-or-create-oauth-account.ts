import { randomUUIDv7 } from 'node:crypto'
import type { Tx } from '../../../server/src/platform/db/db.ts'
import {
  addAccount,
  addIdentity,
  changeAccount,
  confirmEmail,
  dropUnproven,
  findAccountByEmail,
  findAccountByIdentity,
  requireAccount,
} from '../accounts/accounts-store.ts'
import { isEmail } from '../accounts/email-address.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthRefusal } from '../auth-error.ts'
import { requireWelcome } from '../sessions/create-session.ts'
import type { Profile } from './google-provider.ts'

/** The account of whom a provider vouches for: known by its id there, else by a proven address, else new. */
export async function meetProfile(
  tx: Tx,
  deps: AuthDeps,
  provider: string,
  profile: Profile,
): Promise<string> {
  const now = deps.now()
  const id = await accountOf(tx, deps, provider, profile)
  const data = identityDataOf(profile)
  await addIdentity(tx, { accountId: id, provider, providerId: profile.sub, data, now })
  const account = await requireAccount(tx, id)
  requireWelcome(account, now)
  const { email: _email, email_verified: _verified, sub: _sub, ...shown } = data
  await changeAccount(tx, id, { user_metadata: { ...shown, ...account.user_metadata } }, now)
  return id
}

async function accountOf(tx: Tx, deps: AuthDeps, provider: string, profile: Profile): Promise<string> {
  const known = await findAccountByIdentity(tx, provider, profile.sub)
  if (known) return known.id
  // an address that the provider has not seen proven opens nobody's account, nor a new one in their name
  if (!profile.email_verified || !isEmail(profile.email) || !profile.sub)
    throw new AuthRefusal(
      422,
      'provider_email_needs_verification',
      `Unverified email with ${provider}. Verify it there, or register with e-mail and password`,
    )
  const namesake = await findAccountByEmail(tx, profile.email)
  if (!namesake) return addNew(tx, deps, profile)
  if (!namesake.email_confirmed_at) {
    await dropUnproven(tx, namesake.id)
    await confirmEmail(tx, { ...namesake, user_metadata: { sub: namesake.id } }, deps.now())
  }
  return namesake.id
}

async function addNew(tx: Tx, { settings, now }: AuthDeps, profile: Profile): Promise<string> {
  if (!settings.signUpOpen)
    throw new AuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance')
  const id = randomUUIDv7()
  const { email } = profile
  const userMetadata = { ...identityDataOf(profile), sub: id, email_verified: true }
  const added = await addAccount(tx, {
    id,
    email,
    passwordHash: null,
    userMetadata,
    confirmedAt: now(),
    now: now(),
  })
  if (!added) throw new AuthRefusal(409, 'conflict', 'The account is being made just now, please try again')
  return id
}

function identityDataOf({ iss, sub, email, email_verified, name, picture }: Profile) {
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
