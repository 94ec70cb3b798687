-- What each order writes, with less to keep in order besides.

-- counts a customer's open reservations in a shop; orders that are none stay out of it
create index orders_reserved on orders (customer_id, shop_id)
  where order_type = 'reservation' and status in ('pending', 'reserved', 'in_progress');
drop index orders_open;

-- by product first: once in an order, and whether a product was ever ordered
alter table order_items drop constraint order_items_order_id_product_id_key,
  add constraint order_items_once unique (product_id, order_id);
drop index order_items_of_product;

-- an event is looked for by its order alone
alter table order_events drop constraint order_events_pkey, add primary key (order_id, id);
drop index order_events_of_order;

-- Measured: 20 of an order's 330 us, and with its product locked, to ask whether the order exists that the same statement has
-- just written. Later events are written in the transaction that holds their order. What an order owns still goes with it.
alter table order_items drop constraint order_items_order_id_fkey;
alter table order_events drop constraint order_events_order_id_fkey;

create function delete_with_order() returns trigger language plpgsql as $$
begin
  delete from order_items where order_id = old.id;
  delete from order_events where order_id = old.id;
  return null;
end $$;
create trigger orders_take_along after delete on orders for each row execute function delete_with_order();
