-- What the last attempt to give money back could not give: none while one is on its way, or has gone back since.
alter table orders add column failed_refund_cents bigint not null default 0;

update orders o
set failed_refund_cents = r.amount_cents
from (select distinct on (order_id) order_id, state, amount_cents from refunds order by order_id, updated_at desc) r
where r.order_id = o.id and r.state = 'failed';
