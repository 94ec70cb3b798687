-- transfers to the bank account of a shop, which an admin orders at the bank and records here; one with a date that
-- is still to come is scheduled
create table payouts (
  id uuid not null,
  shop_id uuid not null,
  amount_cents bigint not null,
  paid_on date not null,
  -- what the bank statement of the shop says
  reference text not null,
  created_at timestamptz not null
);
alter table payouts add constraint payouts_pkey primary key (id);
alter table payouts add constraint payouts_amount_cents_check check (amount_cents > 0);
alter table payouts add constraint payouts_shop_id_fkey foreign key (shop_id) references shops (id) on delete restrict;
create index payouts_of_shop on payouts (shop_id, paid_on desc, id desc);
