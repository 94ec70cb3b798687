-- A shop says whether it brings what was ordered, and what that costs.
alter table shops
  add column delivers boolean not null default false,
  add column delivery_fee_cents bigint not null default 0 check (delivery_fee_cents between 0 and 100000);

-- part of the total; 0 where the customer picks it up
alter table orders
  add column delivery_fee_cents bigint not null default 0 check (delivery_fee_cents between 0 and 100000);
