-- The address to which emails come back, and since when; without effect once the user has another address.
alter table users add column bounced_email text;
alter table users add column email_bounced_at timestamptz;
alter table users add constraint users_bounce_check check ((bounced_email is null) = (email_bounced_at is null));
