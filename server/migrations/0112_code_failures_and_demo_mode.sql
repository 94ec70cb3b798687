-- six-digit codes that were wrong, by account: a new mail does not reset them
create table code_failures (
  account_id uuid primary key references accounts on delete cascade,
  hour_count integer not null,
  hour_ends timestamptz not null,
  day_count integer not null,
  day_ends timestamptz not null
);
create index code_failures_by_end on code_failures (day_ends);

-- the first start without demo mode ends every session from the time with it
insert into settings (name, value)
select 'demo_mode_used', 'true' where exists (select from users where is_demo)
on conflict (name) do nothing;
