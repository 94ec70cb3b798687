-- The pieces that a refund gives back: one that fails sets them free, and asking again takes them anew.
alter table refunds add column lines jsonb not null default '[]';
update refunds set lines = restock;
