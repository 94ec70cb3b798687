-- Measured: of 440 us of the database for an order 110 went to ask, row by row, whether its product and its shop exist. The one
-- statement that writes orders takes its products off the shop's shelf, so they do. And they stay: a product that was ordered
-- is not deleted, and no shop while it has a product (products.shop_id).
alter table orders drop constraint orders_product_id_fkey;
alter table orders drop constraint orders_shop_id_fkey;
alter table order_items drop constraint order_items_product_id_fkey;

create function refuse_delete_of_ordered() returns trigger language plpgsql as $$
begin
  if exists (select from order_items where product_id = old.id) then
    raise exception 'a product that was ordered is hidden, not deleted' using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger products_keep_ordered before delete on products for each row execute function refuse_delete_of_ordered();
