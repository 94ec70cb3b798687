import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'

export type AccountMetadata = Record<string, unknown>

export type AccountIdentityRow = {
  id: string
  provider: string
  provider_id: string
  identity_data: AccountMetadata
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
}

/** `webauthn`: a security key. */
export type FactorType = 'totp' | 'recovery_code' | 'webauthn'

/** A second factor, without what proves it. */
export type AccountFactorRow = {
  id: string
  factor_type: FactorType
  friendly_name: string
  status: 'unverified' | 'verified'
  created_at: string
  updated_at: string
  last_challenged_at: string | null
}

/** An account with its identities and second factors, and the role and shop of its user. */
export type Account = {
  id: string
  /** Empty for accounts that sign in by phone, and for anonymous ones. */
  email: string
  /** The digits of an E.164 number. */
  phone: string | null
  phone_confirmed_at: Date | null
  is_anonymous: boolean
  password_hash: string | null
  email_confirmed_at: Date | null
  invited_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  reauthentication_sent_at: Date | null
  email_change_sent_at: Date | null
  new_email: string | null
  old_email_confirmed: boolean
  new_email_confirmed: boolean
  email_change_session_id: string | null
  last_sign_in_at: Date | null
  user_metadata: AccountMetadata
  app_metadata: AccountMetadata
  banned_until: Date | null
  created_at: Date
  updated_at: Date
  identities: AccountIdentityRow[]
  factors: AccountFactorRow[]
  /** Null before the first verified token has created the user row. */
  user_role: StoredRole | null
  shop_id: string | null
  is_user_banned: boolean
}

const toIsoTime = (value: Date | string | null) =>
  value === null ? undefined : new Date(value).toISOString()

/** The user object of the protocol. */
export function presentAccount(account: Account) {
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    email_confirmed_at: toIsoTime(account.email_confirmed_at),
    invited_at: toIsoTime(account.invited_at),
    phone: account.phone ?? '',
    phone_confirmed_at: toIsoTime(account.phone_confirmed_at),
    confirmation_sent_at: toIsoTime(account.confirmation_sent_at),
    confirmed_at: toIsoTime(account.email_confirmed_at ?? account.phone_confirmed_at),
    recovery_sent_at: toIsoTime(account.recovery_sent_at),
    new_email: account.new_email ?? undefined,
    email_change_sent_at: toIsoTime(account.email_change_sent_at),
    reauthentication_sent_at: toIsoTime(account.reauthentication_sent_at),
    last_sign_in_at: toIsoTime(account.last_sign_in_at),
    app_metadata: getAppMetadata(account),
    user_metadata: account.user_metadata,
    identities: account.identities.map((identity) => ({
      identity_id: identity.id,
      id: identity.provider_id,
      user_id: account.id,
      identity_data: identity.identity_data,
      provider: identity.provider,
      last_sign_in_at: toIsoTime(identity.last_sign_in_at),
      created_at: toIsoTime(identity.created_at),
      updated_at: toIsoTime(identity.updated_at),
      email: identity.identity_data.email,
    })),
    factors: account.factors.length > 0 ? account.factors.map(presentFactor) : undefined,
    created_at: toIsoTime(account.created_at),
    updated_at: toIsoTime(account.updated_at),
    banned_until: toIsoTime(account.banned_until),
    is_anonymous: account.is_anonymous,
  }
}
export type AccountResponse = ReturnType<typeof presentAccount>

export function presentFactor(factor: AccountFactorRow) {
  return {
    id: factor.id,
    friendly_name: factor.friendly_name,
    factor_type: factor.factor_type,
    status: factor.status,
    created_at: toIsoTime(factor.created_at),
    updated_at: toIsoTime(factor.updated_at),
    last_challenged_at: toIsoTime(factor.last_challenged_at),
  }
}

/** Role and shop are copies from our own tables; they override other values in the metadata. */
export function getAppMetadata({ app_metadata, identities, user_role, shop_id }: Account): AccountMetadata {
  const providers = [...new Set(identities.map(({ provider }) => provider))]
  const roleMetadata = user_role && { role: user_role, ...(shop_id && { shop_id }) }
  const { role, shop_id: _shop, ...rest } = app_metadata
  return { ...rest, provider: rest.provider ?? providers[0] ?? 'email', providers, ...roleMetadata }
}

export function isBanned({ banned_until, is_user_banned }: Account, now: Date): boolean {
  return is_user_banned || (banned_until !== null && banned_until > now)
}
