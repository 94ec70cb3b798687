-- whoever leaves the street takes along what others were told about them, also what still waits to be sent
create index notices_by_subject on notices ((subject ->> 'id'));
create index notices_by_customer on notices ((subject ->> 'customer_id')) where subject ->> 'customer_id' is not null;

-- the notice that a mail came of; null: of none
alter table mails add column cause uuid;
create index mails_by_cause on mails (cause) where cause is not null;
