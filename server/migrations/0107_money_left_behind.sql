-- Until now the money of an order that moved followed only who heard of the move. What was left behind so is due once more:
-- to be taken, let go or given back.
update payments p set next_try_at = now()
where next_try_at is null and (state = 'authorized' or (state = 'captured' and exists (
  select from orders o where o.parent_order_id = p.parent_order_id and o.status = 'cancelled' and o.captured_cents > o.refunded_cents)));
