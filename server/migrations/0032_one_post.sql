-- a notice that goes by mail is posted with all other mails, in the transaction that makes it
drop index notices_to_mail;
alter table notices drop column mail_state, drop column mail_tries, drop column mail_at;
