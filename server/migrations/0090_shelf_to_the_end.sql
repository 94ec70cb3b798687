-- whoever keeps a shop turns to its last product: what is passed over is read from the index alone
create index products_of_shop_whole on products (shop_id, created_at desc, id desc) include (is_archived) where deleted_at is null;
drop index products_of_shop;
alter index products_of_shop_whole rename to products_of_shop;
