-- the site map walks all that the public sees in the order of ids, from any place on
create index products_listed_in_order on products (id) where listed;
create index shops_approved_in_order on shops (id) where status = 'approved' and deleted_at is null;
