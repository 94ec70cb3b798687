-- Sums of the orders that were placed on a day (UTC), for insights (docs/decisions/057-sums-of-sales.md). A job writes them
-- for all days before `sales_summed.until`, and anew for those in `sales_changes`. The shop with the id 0 stands for all shops.

create table sales_quarters (
  shop_id uuid not null,
  day date not null,
  -- the start of a quarter of an hour
  at timestamptz not null,
  orders integer not null,
  sold_orders integer not null,
  sold_cents bigint not null,
  lost_orders integer not null
);
alter table sales_quarters add constraint sales_quarters_pkey primary key (shop_id, day, at);
create index sales_quarters_of_day on sales_quarters (day);

create table sales_days (
  shop_id uuid not null,
  day date not null,
  sold_orders integer not null,
  sold_cents bigint not null,
  expired_orders integer not null,
  -- the response times that occurred, in tenths of a minute, and how many orders had each
  response_tenths integer[] not null,
  responses integer[] not null
);
alter table sales_days add constraint sales_days_pkey primary key (shop_id, day);
create index sales_days_of_day on sales_days (day);

create table product_sales_days (
  shop_id uuid not null,
  day date not null,
  product_id uuid not null,
  -- as ordered
  name text not null,
  quantity bigint not null,
  cents bigint not null,
  last_sold_at timestamptz not null
);
alter table product_sales_days add constraint product_sales_days_pkey primary key (shop_id, day, product_id, name);
create index product_sales_days_of_day on product_sales_days (day);

-- no row before the first run of the job
create table sales_summed (
  id boolean not null default true,
  until date not null
);
alter table sales_summed add constraint sales_summed_pkey primary key (id);
alter table sales_summed add constraint sales_summed_id_check check (id);

-- Days whose sums are no longer true. Each change appends a row, so that no order waits for another one.
create table sales_changes (
  id bigint generated always as identity,
  shop_id uuid not null,
  day date not null
);
alter table sales_changes add constraint sales_changes_pkey primary key (id);
create index sales_changes_of_day on sales_changes (day, shop_id);

create function record_sales_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into sales_changes (shop_id, day) values (old.shop_id, (old.created_at at time zone 'UTC')::date);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE'
    and (new.shop_id, new.created_at) is distinct from (old.shop_id, old.created_at) then
    insert into sales_changes (shop_id, day) values (new.shop_id, (new.created_at at time zone 'UTC')::date);
  end if;
  return null;
end $$;

-- An order of the current day is not in a sum: the job waits for hours after the end of a day, and no transaction
-- takes that long. The columns are a list and not compared: each statement parses the conditions of its triggers
-- again, and comparing eight columns took 40 us.
create trigger orders_record_new_sale after insert on orders for each row
  when (new.created_at < date_trunc('day', now(), 'UTC'))
  execute function record_sales_change();
create trigger orders_record_sales_change
  after update of status, payment_status, order_type, total_cents, refunded_cents, respond_by, shop_id, created_at on orders
  for each row when (least(old.created_at, new.created_at) < date_trunc('day', now(), 'UTC'))
  execute function record_sales_change();
create trigger orders_record_deleted_sale after delete on orders for each row
  when (old.created_at < date_trunc('day', now(), 'UTC'))
  execute function record_sales_change();

-- `insert ... select` into a table with numbered rows is rejected by Citus
create function record_sales_change_of_order() returns trigger language plpgsql as $$
declare
  changed_shop uuid;
  changed_day date;
begin
  select o.shop_id, (o.created_at at time zone 'UTC')::date into changed_shop, changed_day from orders o
  where o.id = new.order_id and o.created_at < date_trunc('day', now(), 'UTC');
  if found then
    insert into sales_changes (shop_id, day) values (changed_shop, changed_day);
  end if;
  return null;
end $$;

-- Lines and the history are written together with their order or its new status.
create trigger order_lines_record_sales_change
  after update of product_id, name, price_cents, quantity, refunded_quantity on order_lines
  for each row execute function record_sales_change_of_order();
-- the response time of a card order begins with its authorization
create trigger ledger_entries_record_sales_change after insert on ledger_entries for each row
  when (new.kind = 'authorized' and new.order_id is not null)
  execute function record_sales_change_of_order();
