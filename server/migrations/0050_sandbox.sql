-- What the built-in payment provider holds. It stands apart from the street's own tables, as a provider's books do.
create table sandbox_objects (
  id text primary key,
  kind text not null check (kind in ('checkout.session', 'payment_intent', 'charge', 'refund', 'event')),
  -- the payment intent that a charge or a refund belongs to
  payment_intent text references sandbox_objects,
  body jsonb not null,
  created_at timestamptz not null
);
create index sandbox_objects_of_intent on sandbox_objects (payment_intent, kind) where payment_intent is not null;
create index sandbox_objects_newest on sandbox_objects (kind, created_at desc, id desc);

-- json and not jsonb: a repeated request gets the first answer letter by letter
create table sandbox_answers (
  key text primary key,
  request_hash bytea not null,
  answer json,
  created_at timestamptz not null
);
create index sandbox_answers_by_age on sandbox_answers (created_at);

create table sandbox_deliveries (
  event_id text primary key references sandbox_objects,
  attempts integer not null default 0,
  -- null: delivered, or given up
  due_at timestamptz,
  delivered_at timestamptz
);
create index sandbox_deliveries_due on sandbox_deliveries (due_at) where due_at is not null;
