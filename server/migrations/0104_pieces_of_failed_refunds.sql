-- What failed before 0103 holds its pieces still, and asked again would take them a second time: they are set free as those of
-- every later failure were.
update order_items i
set refunded_quantity = greatest(0, i.refunded_quantity - held.pieces)
from (
  select r.order_id, (line ->> 'product_id')::uuid as product_id, sum((line ->> 'quantity')::integer)::integer as pieces
  from refunds r cross join jsonb_array_elements(r.lines) line
  where r.state = 'failed' and r.updated_at < (select run_at from migrations where name = '0103_refunded_pieces.sql')
  group by 1, 2
) held
where i.order_id = held.order_id and i.product_id = held.product_id;
