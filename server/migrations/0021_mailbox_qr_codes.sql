-- From which the images of an email are drawn when somebody reads it. Null: it has none, or they are in its HTML.
alter table demo_mailbox add column qr_codes jsonb;
