-- Hours of `sales_quarters`, for time zones whose offset is a whole number of hours: a quarter of the rows to add up
-- (docs/decisions/057-sums-of-sales.md). A trigger keeps them, as the version before writes quarters only.
create table sales_hours (
  shop_id uuid not null,
  day date not null,
  -- the start of an hour
  at timestamptz not null,
  orders integer not null,
  sold_orders integer not null,
  sold_cents bigint not null,
  lost_orders integer not null
);
alter table sales_hours add constraint sales_hours_pkey primary key (shop_id, day, at);
create index sales_hours_of_day on sales_hours (day);

insert into sales_hours (shop_id, day, at, orders, sold_orders, sold_cents, lost_orders)
select shop_id, day, date_bin('1 hour', at, timestamptz '2000-01-01 00:00:00Z'), sum(orders), sum(sold_orders), sum(sold_cents), sum(lost_orders)
from sales_quarters group by 1, 2, 3 order by 1, 2, 3;

-- The days of shops whose quarters were written or deleted. Read first, as Citus cannot join them with other tables.
create function sum_changed_hours() returns trigger language plpgsql as $$
declare
  shops uuid[];
  days date[];
begin
  select array_agg(distinct shop_id), array_agg(distinct day) into shops, days from changed;
  delete from sales_hours where shop_id = any(shops) and day = any(days);
  insert into sales_hours (shop_id, day, at, orders, sold_orders, sold_cents, lost_orders)
  select shop_id, day, date_bin('1 hour', at, timestamptz '2000-01-01 00:00:00Z'), sum(orders), sum(sold_orders), sum(sold_cents), sum(lost_orders)
  from sales_quarters where shop_id = any(shops) and day = any(days) group by 1, 2, 3 order by 1, 2, 3;
  return null;
end $$;

create trigger sales_quarters_sum_hours_of_new after insert on sales_quarters referencing new table as changed
  for each statement execute function sum_changed_hours();
create trigger sales_quarters_sum_hours_of_deleted after delete on sales_quarters referencing old table as changed
  for each statement execute function sum_changed_hours();
