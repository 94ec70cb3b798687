-- who asked for the change stays signed in when it is done; everybody else is not any more
alter table accounts add column email_change_session uuid;
create index accounts_unconfirmed on accounts (created_at) where email_confirmed_at is null;
