create table notices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  event text not null,
  -- what happened: the same thing is told once, however often its news is delivered
  source text not null,
  title text not null check (length(title) between 1 and 300),
  body text not null,
  subject jsonb not null,
  in_app boolean not null,
  -- null: not by mail
  mail_state text check (mail_state in ('due', 'sent', 'failed')),
  mail_tries integer not null default 0,
  mail_at timestamptz,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, event, source)
);
create index notices_of_user on notices (user_id, created_at desc, id desc) where in_app;
create index notices_unread on notices (user_id, created_at desc, id desc) where in_app and read_at is null;
create index notices_to_mail on notices (mail_at) where mail_state = 'due';
create index notices_by_age on notices (created_at);

create table notice_choices (
  user_id uuid not null references users on delete cascade,
  event text not null,
  in_app boolean not null,
  mail boolean not null,
  primary key (user_id, event)
);
