-- The images of an email are drawn from these when it is read. Null: it has none, or they are in its HTML.
alter table demo_mailbox add column qr_codes jsonb;
