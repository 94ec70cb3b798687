-- an approved shop whose profile has changed since an admin last looked
alter table shops add column profile_changed_at timestamptz;
create index shops_changed on shops (profile_changed_at, id)
  where status = 'approved' and profile_changed_at is not null and deleted_at is null;

-- the record's filters; the newest first is the primary key backwards
create index audit_log_of_actor on audit_log (actor_id, id desc);
create index audit_log_of_act on audit_log (act text_pattern_ops, id desc);
create index audit_log_by_time on audit_log (created_at, id);
create index users_by_email_start on users (email text_pattern_ops);

-- all shops' orders, and what the street's insights add up
create index orders_newest on orders (created_at desc, id desc);

-- the same fault in many browsers: numbers and ids in its words do not tell two faults apart
alter table client_errors add column fingerprint uuid not null generated always as (md5(
  regexp_replace(coalesce(report->>'message', ''), '[0-9a-f]{8}-[0-9a-f-]{27}|\d+', '#', 'g')
  || chr(10) || coalesce(report->>'context', '')
  || chr(10) || coalesce(substring(report->>'stack' from '\n\s*([^\n]{1,200})'), ''))::uuid) stored;
create index client_errors_of_fault on client_errors (fingerprint, id desc);
