-- how many pieces of a line are back on the shelf: a refund and a cancellation do not both put them there
alter table order_items
  add column restocked_quantity integer not null default 0,
  add constraint order_items_restock_bound check (restocked_quantity between 0 and quantity);

update order_items i set restocked_quantity = i.quantity from orders o
where o.id = i.order_id and o.status in ('declined', 'expired', 'cancelled', 'no_show');

update order_items i set restocked_quantity = least(i.quantity, back.pieces)
from (
  select r.order_id, l->>'product_id' as product_id, sum((l->>'quantity')::integer)::integer as pieces
  from refunds r, jsonb_array_elements(r.restock) l where r.restocked group by 1, 2
) back
where back.order_id = i.order_id and back.product_id = i.product_id::text and i.restocked_quantity = 0;
