-- an event that cannot be handled is tried again later and set aside in the end, so that it never blocks the others
alter table outbox
  add column attempts smallint not null default 0,
  add column next_attempt_at timestamptz not null default now(),
  add column failed_at timestamptz,
  add column last_error text;
create index outbox_pending on outbox (id) where failed_at is null;
