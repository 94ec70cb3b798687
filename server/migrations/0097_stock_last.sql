-- The last step of the statement that writes orders. A product is locked from here to the end of the commit, and everybody
-- else who buys it waits: a small statement of its own sees the newest row and has nothing large to look at again after the
-- wait. Is the shelf not what the order was written on any more, all is undone, and the caller begins anew (40001).
create function take_from_shelf(product uuid, pieces integer, price bigint) returns boolean language plpgsql as $$
begin
  update products set stock = stock - pieces, version = version + 1
  where id = product and listed and stock >= pieces and price_cents = price;
  if not found then
    raise exception 'the shelf has just changed' using errcode = 'serialization_failure';
  end if;
  return true;
end $$;
