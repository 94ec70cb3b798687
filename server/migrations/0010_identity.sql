-- Who a person is to the street (users) and how they sign in (accounts) are kept apart: with a hosted provider the accounts
-- are not here at all. An address is unique among accounts; in `users` it is only a copy.
alter table users drop constraint users_email_key;
alter table users add column version integer not null default 1;
create index users_by_email on users (email, id);
create index users_by_name on users (name, id);
create index users_newest on users (created_at, id);
create index users_like on users using gin ((plain(name) || ' ' || email) gin_trgm_ops);

create table accounts (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) <= 255),
  password_hash text,
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  email_change_sent_at timestamptz,
  new_email text check (new_email = lower(new_email) and length(new_email) <= 255),
  -- the two legs of a secure change
  old_email_agreed boolean not null default false,
  new_email_agreed boolean not null default false,
  last_sign_in_at timestamptz,
  user_metadata jsonb not null default '{}',
  app_metadata jsonb not null default '{}',
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index accounts_newest on accounts (created_at desc, id desc);

create table account_identities (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index account_identities_of_account on account_identities (account_id, created_at, id);

create table account_sessions (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  amr jsonb not null,
  user_agent text not null default '',
  ip text not null default '',
  -- the refresh token in force: each is made from the one before, so that its hash is all that must be kept
  generation integer not null default 0,
  refresh_hash bytea not null,
  -- when the latest generations were made, the newest first
  rotated_at timestamptz[] not null default '{}',
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  not_after timestamptz not null,
  revoked_at timestamptz
);
create index account_sessions_of_account on account_sessions (account_id, refreshed_at desc);
create index account_sessions_by_end on account_sessions (not_after);

-- what a mail's link or its six digits may do: one of a kind and account, so that a newer one replaces it
create table mail_tokens (
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in
    ('signup', 'recovery', 'magiclink', 'invite', 'email_change_current', 'email_change_new', 'reauthentication')),
  email text not null,
  token_hash bytea not null unique,
  code_hash bytea not null,
  code_tries integer not null default 0,
  redirect_to text,
  code_challenge text,
  code_challenge_method text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  code_expires_at timestamptz not null,
  primary key (account_id, kind)
);
create index mail_tokens_by_email on mail_tokens (email);
create index mail_tokens_by_end on mail_tokens (expires_at);

-- a way to a provider and back (by the hash of its state), and the code that is given in at its end
create table auth_flows (
  id uuid primary key,
  state_hash bytea unique,
  code_hash bytea unique,
  account_id uuid references accounts on delete cascade,
  provider text,
  provider_verifier text,
  provider_nonce text,
  provider_tokens jsonb,
  browser_hash bytea,
  method text,
  recovery boolean not null default false,
  redirect_to text,
  code_challenge text,
  code_challenge_method text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index auth_flows_by_end on auth_flows (expires_at);

create table signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  signs_from timestamptz not null,
  created_at timestamptz not null default now()
);

-- how often something was tried, by the hash of who or what; rows go when their time is over
create table rate_counts (
  key bytea primary key,
  count integer not null,
  until timestamptz not null
);
create index rate_counts_by_end on rate_counts (until);

-- sessions and people that a hosted provider's tokens still name, but who have left
create table ended_tokens (
  subject uuid primary key,
  until timestamptz not null
);
create index ended_tokens_by_end on ended_tokens (until);
