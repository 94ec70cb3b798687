-- the shop's own number for a product: an import finds it by that
alter table products add column sku text check (length(sku) between 1 and 64);
create unique index products_by_sku on products (shop_id, sku) where sku is not null and deleted_at is null;
