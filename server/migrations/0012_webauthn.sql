-- Key pairs of WebAuthn authenticators: passkeys sign in by themselves, security keys are second factors.
create table webauthn_credentials (
  id uuid not null,
  account_id uuid not null,
  -- of a security key; null for a passkey
  factor_id uuid,
  -- of a passkey; a security key has the name of its factor
  friendly_name text,
  credential_id bytea not null,
  public_key bytea not null,
  -- of the last accepted signature; stays 0 for an authenticator that does not count
  sign_count bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
alter table webauthn_credentials add constraint webauthn_credentials_pkey primary key (id);
alter table webauthn_credentials add constraint webauthn_credentials_credential_key unique (credential_id);
alter table webauthn_credentials add constraint webauthn_credentials_name_check check ((factor_id is null) = (friendly_name is not null));
alter table webauthn_credentials add constraint webauthn_credentials_account_id_fkey
  foreign key (account_id) references accounts (id) on delete cascade;
alter table webauthn_credentials add constraint webauthn_credentials_factor_id_fkey
  foreign key (factor_id) references account_factors (id) on delete cascade;
create index webauthn_credentials_of_account on webauthn_credentials (account_id, created_at);
create unique index webauthn_credentials_of_factor on webauthn_credentials (factor_id) where factor_id is not null;

alter table account_factors drop constraint account_factors_type_check;
alter table account_factors add constraint account_factors_type_check check (factor_type in ('totp', 'recovery_code', 'webauthn'));

-- What a security key signs; null for an authenticator app.
alter table factor_challenges add column webauthn_challenge text;

-- What a passkey signs; deleted by the first response.
create table passkey_challenges (
  id uuid not null,
  -- that registers a passkey; null for a sign-in
  session_id uuid,
  challenge text not null,
  expires_at timestamptz not null
);
alter table passkey_challenges add constraint passkey_challenges_pkey primary key (id);
alter table passkey_challenges add constraint passkey_challenges_session_id_fkey
  foreign key (session_id) references account_sessions (id) on delete cascade;
create index passkey_challenges_of_session on passkey_challenges (session_id) where session_id is not null;
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
