-- Sign-ins of an account, and failed attempts, for its owner. Failed ones of an hour from one network are one row.
create table sign_in_attempts (
  id uuid not null,
  account_id uuid not null,
  succeeded boolean not null,
  method text not null,
  -- without its last part
  address text not null,
  user_agent text not null,
  -- in a browser in which the account has signed in before
  from_known_device boolean not null,
  count integer not null,
  -- the hour of the first one, or a sign-in since: what failed after it is not added to what failed before
  counted_from timestamptz not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);
alter table sign_in_attempts add constraint sign_in_attempts_pkey primary key (id);
alter table sign_in_attempts add constraint sign_in_attempts_method_check check (method in
  ('password', 'code', 'google', 'passkey', 'authenticator_app', 'security_key', 'recovery_code'));
alter table sign_in_attempts add constraint sign_in_attempts_account_id_fkey
  foreign key (account_id) references accounts (id) on delete cascade;
create unique index sign_in_attempts_failed
  on sign_in_attempts (account_id, method, address, from_known_device, counted_from) where not succeeded;
create index sign_in_attempts_of_account on sign_in_attempts (account_id, last_at desc, id desc);
create index sign_in_attempts_by_time on sign_in_attempts (last_at);

-- When its user last did something, at most a minute late; what a page does by itself does not count.
alter table account_sessions add column last_active_at timestamptz not null default now();
update account_sessions set last_active_at = refreshed_at;
-- Of a device that its merchant has registered: it stays signed in without input.
alter table account_sessions add column is_counter_device boolean not null default false;
