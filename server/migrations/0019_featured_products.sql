-- The newest product of each shop that is in stock and has an image: looking for a newer one took 75,000 look-ups for a
-- word of 100,000 products (docs/decisions/058-featured-products.md). No shop locks another one's row, and a sale
-- writes it only when a product sells out.
create table featured_products (
  shop_id uuid not null,
  -- null: the shop has none; the row is what its changes wait for
  product_id uuid,
  search_vector tsvector
);
alter table featured_products add constraint featured_products_pkey primary key (shop_id);
alter table featured_products add constraint featured_products_shop_id_fkey
  foreign key (shop_id) references shops (id) on delete cascade;

-- Of two transactions that change products of a shop at once, the later one waits here and then sees both changes.
create function refresh_featured_product(changed_shop uuid) returns void language plpgsql as $$
begin
  -- a change of many products at once has nothing more to find after the first of them: all run at the commit
  if current_setting('mainstreet.featured_shop', true) = changed_shop::text then return; end if;
  perform set_config('mainstreet.featured_shop', changed_shop::text, true);
  insert into featured_products (shop_id) select id from shops where id = changed_shop on conflict (shop_id) do nothing;
  perform from featured_products where shop_id = changed_shop for update;
  update featured_products f set product_id = newest.id, search_vector = newest.search_vector
  from (select changed_shop as id) s left join lateral (
    select p.id, p.search_vector from products p
    where p.shop_id = s.id and p.is_listed and p.stock > 0 and p.image is not null
    order by p.created_at desc, p.id desc limit 1
  ) newest on true
  where f.shop_id = s.id
    and (f.product_id is distinct from newest.id or f.search_vector is distinct from newest.search_vector);
end $$;

create function refresh_featured_product_of_shop() returns trigger language plpgsql as $$
begin
  if new.shop_id is not null then perform refresh_featured_product(new.shop_id); end if;
  if old.shop_id is distinct from new.shop_id and old.shop_id is not null then
    perform refresh_featured_product(old.shop_id);
  end if;
  return null;
end $$;

-- At the commit, when all products of the transaction are locked: what waits for the shop then is waited for by nobody.
create constraint trigger products_feature_new after insert on products deferrable initially deferred for each row
  when (new.is_listed and new.stock > 0 and new.image is not null)
  execute function refresh_featured_product_of_shop();
create constraint trigger products_feature_sold_out after update of stock on products deferrable initially deferred for each row
  when ((old.stock = 0) <> (new.stock = 0))
  execute function refresh_featured_product_of_shop();
create constraint trigger products_feature_changed
  after update of name, description, image, is_listed, shop_id, created_at on products deferrable initially deferred for each row
  when ((old.name, old.description, old.image, old.is_listed, old.shop_id, old.created_at)
    is distinct from (new.name, new.description, new.image, new.is_listed, new.shop_id, new.created_at))
  execute function refresh_featured_product_of_shop();
create constraint trigger products_feature_after_delete after delete on products deferrable initially deferred for each row
  when (old.is_listed)
  execute function refresh_featured_product_of_shop();

insert into featured_products (shop_id, product_id, search_vector)
select distinct on (shop_id) shop_id, id, search_vector from products where is_listed and stock > 0 and image is not null
order by shop_id, created_at desc, id desc;

create index featured_products_of_product on featured_products (product_id);
create index featured_products_search on featured_products using gin (search_vector);
