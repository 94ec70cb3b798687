-- The order board and the shop's conversations list active orders; without it every past order of the shop is read.
create index orders_active_of_shop on orders (shop_id, created_at desc, id desc)
  where status in ('pending', 'reserved', 'in_progress');
