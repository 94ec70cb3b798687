-- A search among featured products filters by price and sorts by age, for which it looked up 7,500 products by their ids: three
-- quarters of its time for a word of 100,000 products (docs/decisions/058-featured-products.md).
alter table featured_products add column price_cents bigint, add column created_at timestamptz;

create or replace function refresh_featured_product(changed_shop uuid) returns void language plpgsql as $$
begin
  -- a change of many products at once has nothing more to find after the first of them: all run at the commit
  if current_setting('mainstreet.featured_shop', true) = changed_shop::text then return; end if;
  perform set_config('mainstreet.featured_shop', changed_shop::text, true);
  insert into featured_products (shop_id) select id from shops where id = changed_shop on conflict (shop_id) do nothing;
  perform from featured_products where shop_id = changed_shop for update;
  update featured_products f set product_id = newest.id, search_vector = newest.search_vector,
    price_cents = newest.price_cents, created_at = newest.created_at
  from (select changed_shop as id) s left join lateral (
    select p.id, p.search_vector, p.price_cents, p.created_at from products p
    where p.shop_id = s.id and p.is_listed and p.stock > 0 and p.image is not null
    order by p.created_at desc, p.id desc limit 1
  ) newest on true
  where f.shop_id = s.id
    and (f.product_id, f.search_vector, f.price_cents, f.created_at)
      is distinct from (newest.id, newest.search_vector, newest.price_cents, newest.created_at);
end $$;

drop trigger products_feature_changed on products;
create constraint trigger products_feature_changed
  after update of name, description, image, is_listed, shop_id, created_at, price_cents on products
  deferrable initially deferred for each row
  when ((old.name, old.description, old.image, old.is_listed, old.shop_id, old.created_at, old.price_cents)
    is distinct from (new.name, new.description, new.image, new.is_listed, new.shop_id, new.created_at, new.price_cents))
  execute function refresh_featured_product_of_shop();

update featured_products f set price_cents = p.price_cents, created_at = p.created_at from products p where p.id = f.product_id;

-- With a price the whole sample of a word was read, 800 rows for a word of 200,000 products.
drop index products_sampled;
create index products_sampled on products using gin (search_vector, (array[price_range(price_cents)]))
  where is_listed and get_byte(uuid_send(id), 15) = 0;
