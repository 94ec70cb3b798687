-- written in the transaction that makes them true, and taken away when they have been sent
create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index mails_due on mails (next_try_at, id);

-- in demo mode without a mail server, mails can be read here
create table mailbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null
);
create index mailbox_of_recipient on mailbox (recipient, id desc);
