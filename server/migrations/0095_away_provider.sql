-- A provider that has stumbled over a key answers it the same way for a day: the next round asks under another one.
alter table payments
  add column key_round integer not null default 0,
  -- it has asked not to be asked before
  add column quiet_until timestamptz;
alter table refunds add column key_round integer not null default 0;
