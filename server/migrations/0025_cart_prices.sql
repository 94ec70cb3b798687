-- what the customer saw when the line was added or last changed: the cart says when a price is another one by now
alter table cart_items add column seen_cents bigint check (seen_cents >= 0);
