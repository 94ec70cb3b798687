-- One card authorisation for all rows of a checkout. `state` is where the money is, not the orders.
create table payments (
  parent_order_id uuid primary key,
  customer_id uuid not null,
  state text not null check (state in ('open', 'authorized', 'captured', 'voided', 'closed', 'failed')),
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null default 'usd',
  -- what is to be captured: decided once, when the last paid row has left pending
  capture_cents bigint check (capture_cents between 1 and amount_cents),
  captured_cents bigint not null default 0 check (captured_cents between 0 and amount_cents),
  commission_bp integer not null check (commission_bp between 0 and 10000),
  session_id text unique,
  payment_url text,
  intent_id text unique,
  -- the lines of the cart that leave it once the payment has arrived
  cart_products uuid[] not null default '{}',
  -- the caller's Idempotency-Key: the same request again is not another checkout
  request_key text,
  expires_at timestamptz not null,
  tries integer not null default 0,
  -- when the clock looks at it; null: nothing to do
  next_try_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payments_due on payments (next_try_at) where next_try_at is not null;
create index payments_open on payments (customer_id) where state = 'open';
create index payments_changed on payments (updated_at) where intent_id is not null;

-- each provider's event has its effect once
create table payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index payment_events_by_age on payment_events (received_at);

alter table orders
  add column note text not null default '',
  -- the row's part of what is to be captured
  add column capture_cents bigint check (capture_cents between 0 and total_cents),
  add column captured_cents bigint not null default 0 check (captured_cents between 0 and total_cents),
  -- asked for or done: two refunds at once cannot both take the last dollar
  add column refunded_cents bigint not null default 0,
  add constraint orders_refund_bound check (refunded_cents between 0 and captured_cents);

create index orders_captured_of_shop on orders (shop_id, created_at desc, id desc) where captured_cents > 0;

alter table order_items
  add column refunded_quantity integer not null default 0,
  add constraint order_items_refund_bound check (refunded_quantity between 0 and quantity);

create table refunds (
  id uuid primary key,
  order_id uuid not null references orders on delete restrict,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  state text not null check (state in ('requested', 'done', 'failed')),
  fault text,
  -- [{ product_id, quantity }] that go back on the shelf once the money has gone back
  restock jsonb not null default '[]',
  restocked boolean not null default false,
  -- part of the provider's key: another one only when somebody asks again
  attempt integer not null default 1,
  provider_id text unique,
  asked_by uuid,
  -- why it was made by itself, once an order; null: somebody asked for it
  cause text check (cause in ('cancelled')),
  tries integer not null default 0,
  next_try_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index refunds_of_order on refunds (order_id, created_at);
create index refunds_due on refunds (next_try_at) where next_try_at is not null;
create unique index refunds_by_cause on refunds (order_id, cause) where cause is not null;

create table ledger (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete restrict,
  kind text not null check (kind in ('authorized', 'captured', 'voided', 'refunded')),
  amount_cents bigint not null,
  -- what it came from: a payment intent, a refund
  source text not null,
  created_at timestamptz not null,
  unique (order_id, kind, source)
);
create trigger ledger_append_only before update or delete on ledger for each row execute function refuse_change();

create table payment_differences (
  id bigint generated always as identity primary key,
  parent_order_id uuid,
  kind text not null,
  ours text not null,
  theirs text not null,
  -- the same thing found again is no second difference
  source text not null,
  found_at timestamptz not null,
  resolved_at timestamptz,
  unique (kind, source)
);
create index payment_differences_open on payment_differences (id desc) where resolved_at is null;

-- whether one may pay at the counter
alter table shops add column pay_in_shop boolean not null default true;
