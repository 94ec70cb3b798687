-- whoever leaves the street takes along what others were told about them, also what still waits to be sent
create index notices_by_subject on notices ((subject ->> 'id'));
create index notices_by_customer on notices ((subject ->> 'customer_id')) where subject ->> 'customer_id' is not null;

-- the notice that a mail came of; null: of none
alter table mails add column cause uuid;
create index mails_by_cause on mails (cause) where cause is not null;

-- with a hosted project: when it said that this is the person's address, by its own clock; a token from before has an older one
alter table users add column email_said_at timestamptz not null default now();
alter table users alter column email_said_at set default '-infinity';
