-- What a sale costs (measured: the update of a hot product took 215 us of the database, now 80). A trigger before an
-- update makes PostgreSQL lock the row twice and compute `words` anew, also when neither is touched: so it runs after.
drop trigger products_listed on products;
create trigger products_listed before insert on products for each row execute function keep_listed();

create function keep_listed_later() returns trigger language plpgsql as $$
begin
  -- the share lock makes an approval that is under way wait for this row, or this row for it
  perform from shops where id = new.shop_id for share;
  update products p set listed = p.deleted_at is null and not p.is_archived and s.status = 'approved' and s.deleted_at is null
  from shops s where p.id = new.id and s.id = p.shop_id;
  return null;
end $$;
create trigger products_relisted after update of is_archived, deleted_at, shop_id on products
  for each row execute function keep_listed_later();

-- an index on what every sale changes makes every sale write all the others too
drop index products_by_stock;
