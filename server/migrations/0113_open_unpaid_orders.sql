-- what a customer has open and has not paid for, by shop; in place of the one for reservations alone
create index orders_open_unpaid on orders (customer_id, shop_id, order_type)
  where payment_status = 'none' and status in ('pending', 'reserved', 'in_progress');
drop index orders_reserved;

-- Whether a customer may have `added` more open orders to be paid in the shop, at most one in each of `shops`. The lock is held
-- to the end of the transaction, and each query of a volatile function sees what was committed while it waited.
create function may_open_unpaid(customer uuid, shops uuid[], added integer, most_in_shop integer, most_in_all integer)
returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('unpaid orders ' || customer, 0));
  return (
    select coalesce(sum(open), 0) + added <= most_in_all
      and coalesce(max(orders) filter (where shop_id = any(shops)), 0) < most_in_shop
    from (
      select shop_id, count(*) as open, count(*) filter (where order_type = 'order') as orders from orders
      where customer_id = customer and payment_status = 'none' and status in ('pending', 'reserved', 'in_progress')
      group by shop_id
    ) of_shop
  );
end $$;
