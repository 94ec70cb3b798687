-- What an admin's desk shows, and what has changed in it: said by the tables themselves, so that no way of changing them
-- is forgotten. A statement says it once, however many rows it touches.
create function tell_desk() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, payload) values ('desk.changed', jsonb_build_object('part', tg_argv[0]));
  return null;
end $$;

create trigger shops_tell_desk after insert or update on shops for each statement execute function tell_desk('shops');
create trigger users_tell_desk after insert or update or delete on users for each statement execute function tell_desk('people');
create trigger client_errors_tell_desk after insert or delete on client_errors
  for each statement execute function tell_desk('errors');
create trigger payment_differences_tell_desk after insert or update on payment_differences
  for each statement execute function tell_desk('payments');
create trigger audit_log_tells_desk after insert on audit_log for each statement execute function tell_desk('log');
