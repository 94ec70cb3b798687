-- when the customer was reminded that the time to pick it up ends soon
alter table orders add column pickup_reminded_at timestamptz;
