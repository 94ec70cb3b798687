-- Second factors of accounts: an authenticator app, or the set of recovery codes.
create table account_factors (
  id uuid not null,
  account_id uuid not null,
  factor_type text not null,
  friendly_name text not null,
  -- unverified until the first code of it was entered
  status text not null,
  -- of an authenticator app, encrypted
  secret bytea,
  -- of an authenticator app: the time step of the last accepted code, which is not accepted again
  last_time_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
alter table account_factors add constraint account_factors_pkey primary key (id);
alter table account_factors add constraint account_factors_type_check check (factor_type in ('totp', 'recovery_code'));
alter table account_factors add constraint account_factors_status_check check (status in ('unverified', 'verified'));
alter table account_factors add constraint account_factors_secret_check check ((factor_type = 'totp') = (secret is not null));
alter table account_factors add constraint account_factors_name_key unique (account_id, friendly_name);
alter table account_factors add constraint account_factors_account_id_fkey
  foreign key (account_id) references accounts (id) on delete cascade;
create unique index account_factors_one_set_of_codes on account_factors (account_id) where factor_type = 'recovery_code';
create index account_factors_unverified on account_factors (created_at) where status = 'unverified';

-- The factor with which a session reached the second level of assurance; null on the first level.
alter table account_sessions add column factor_id uuid;
alter table account_sessions add constraint account_sessions_factor_id_fkey
  foreign key (factor_id) references account_factors (id) on delete set null;
create index account_sessions_of_factor on account_sessions (factor_id) where factor_id is not null;

-- Asked of a session for a code; deleted when a code was accepted.
create table factor_challenges (
  id uuid not null,
  factor_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null
);
alter table factor_challenges add constraint factor_challenges_pkey primary key (id);
alter table factor_challenges add constraint factor_challenges_factor_id_fkey
  foreign key (factor_id) references account_factors (id) on delete cascade;
alter table factor_challenges add constraint factor_challenges_session_id_fkey
  foreign key (session_id) references account_sessions (id) on delete cascade;
create index factor_challenges_of_factor on factor_challenges (factor_id);
create index factor_challenges_of_session on factor_challenges (session_id);
create index factor_challenges_by_expiry on factor_challenges (expires_at);

create table factor_recovery_codes (
  factor_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz
);
alter table factor_recovery_codes add constraint factor_recovery_codes_pkey primary key (factor_id, code_hash);
alter table factor_recovery_codes add constraint factor_recovery_codes_factor_id_fkey
  foreign key (factor_id) references account_factors (id) on delete cascade;
