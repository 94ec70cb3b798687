import type { StoredRole } from '@mainstreet/contract/accounts/user.ts'

export type Metadata = Record<string, unknown>

export type IdentityRow = {
  id: string
  provider: string
  provider_id: string
  identity_data: Metadata
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
}

/** An account with its identities, and what the street knows of its owner. */
export type Account = {
  id: string
  email: string
  password_hash: string | null
  email_confirmed_at: Date | null
  invited_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  reauthentication_sent_at: Date | null
  email_change_sent_at: Date | null
  new_email: string | null
  old_email_agreed: boolean
  new_email_agreed: boolean
  email_change_session: string | null
  last_sign_in_at: Date | null
  user_metadata: Metadata
  app_metadata: Metadata
  banned_until: Date | null
  created_at: Date
  updated_at: Date
  identities: IdentityRow[]
  /** Null before the first verified token has made a row of users. */
  street_role: StoredRole | null
  shop_id: string | null
  is_banned_here: boolean
}

const time = (value: Date | string | null) => (value === null ? undefined : new Date(value).toISOString())

/** The user of the protocol (identity-protocol A3). */
export function presentAccount(account: Account) {
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    email_confirmed_at: time(account.email_confirmed_at),
    invited_at: time(account.invited_at),
    phone: '',
    confirmation_sent_at: time(account.confirmation_sent_at),
    confirmed_at: time(account.email_confirmed_at),
    recovery_sent_at: time(account.recovery_sent_at),
    new_email: account.new_email ?? undefined,
    email_change_sent_at: time(account.email_change_sent_at),
    reauthentication_sent_at: time(account.reauthentication_sent_at),
    last_sign_in_at: time(account.last_sign_in_at),
    app_metadata: appMetadataOf(account),
    user_metadata: account.user_metadata,
    identities: account.identities.map((identity) => ({
      identity_id: identity.id,
      id: identity.provider_id,
      user_id: account.id,
      identity_data: identity.identity_data,
      provider: identity.provider,
      last_sign_in_at: time(identity.last_sign_in_at),
      created_at: time(identity.created_at),
      updated_at: time(identity.updated_at),
      email: identity.identity_data.email,
    })),
    created_at: time(account.created_at),
    updated_at: time(account.updated_at),
    banned_until: time(account.banned_until),
    is_anonymous: false,
  }
}
export type PresentedAccount = ReturnType<typeof presentAccount>

/** Role and shop are a copy of what our own table says; whatever else is kept there, they win. */
export function appMetadataOf({ app_metadata, identities, street_role, shop_id }: Account): Metadata {
  const providers = [...new Set(identities.map(({ provider }) => provider))]
  const street = street_role && { role: street_role, ...(shop_id && { shop_id }) }
  const { role, shop_id: _shop, ...rest } = app_metadata
  return { ...rest, provider: rest.provider ?? providers[0] ?? 'email', providers, ...street }
}

export function isBanned({ banned_until, is_banned_here }: Account, now: Date): boolean {
  return is_banned_here || (banned_until !== null && banned_until > now)
}
