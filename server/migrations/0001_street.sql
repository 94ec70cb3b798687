create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;
create extension if not exists cube with schema public;

-- unaccent is only "stable", because its dictionary could change; ours never does
create function plain(value text) returns text
  language sql immutable strict parallel safe
  as $$ select public.unaccent('public.unaccent'::regdictionary, lower(value)) $$;

-- a point on the unit sphere: its gist index answers "nearest first" exactly, everywhere on earth
create function on_earth(lat double precision, lng double precision) returns cube
  language sql immutable strict parallel safe
  as $$ select public.cube(array[
    cos(radians(lat)) * cos(radians(lng)), cos(radians(lat)) * sin(radians(lng)), sin(radians(lat))
  ]) $$;

create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) <= 320),
  name text not null check (length(name) between 1 and 200),
  role text not null default 'customer' check (role in ('customer', 'merchant', 'admin')),
  is_demo boolean not null default false,
  banned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_by_role on users (role, created_at, id);

create table demo_sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index demo_sessions_by_user on demo_sessions (user_id);
create index demo_sessions_by_expiry on demo_sessions (expires_at);

create table shops (
  id uuid primary key,
  owner_id uuid unique references users on delete set null,
  name text not null check (length(name) between 1 and 120),
  category text not null check (category in ('Food', 'Coffee', 'Gifts', 'Souvenirs', 'Other')),
  location text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  earth cube not null generated always as (on_earth(lat, lng)) stored,
  phone text not null default '',
  hours jsonb not null,
  business_email text not null default '',
  website text,
  social_links jsonb not null default '{}',
  shop_photo text,
  about_shop text not null default '',
  colour text not null default '#1d5a45',
  status text not null default 'pending_approval' check (status in ('pending_approval', 'approved', 'rejected')),
  submitted_at timestamptz not null default now(),
  approved_at timestamptz,
  rejected_at timestamptz,
  rejection_reason text,
  paused_until timestamptz,
  preparation_minutes integer not null default 20 check (preparation_minutes between 0 and 1440),
  confirm_by_hand boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (status <> 'rejected' or (rejected_at is not null and rejection_reason is not null)),
  check (status <> 'approved' or approved_at is not null)
);
create index shops_newest on shops (created_at desc, id desc) where status = 'approved' and deleted_at is null;
create index shops_by_name on shops (name, id) where status = 'approved' and deleted_at is null;
create index shops_by_category on shops (category, created_at desc, id desc) where status = 'approved' and deleted_at is null;
create index shops_nearest on shops using gist (earth) where status = 'approved' and deleted_at is null;
create index shops_by_status on shops (status, submitted_at, id) where deleted_at is null;
create index shops_like on shops using gin (plain(name) gin_trgm_ops) where status = 'approved' and deleted_at is null;

create table products (
  id uuid primary key,
  shop_id uuid not null references shops on delete restrict,
  name text not null check (length(name) between 1 and 200),
  description text not null default '',
  image text,
  images jsonb not null default '[]',
  price_cents bigint not null check (price_cents between 0 and 100000000),
  stock integer not null default 0 check (stock >= 0),
  is_archived boolean not null default false,
  archived_at timestamptz,
  -- whether the public sees it: kept by the triggers below, so that a page needs no join to know
  listed boolean not null default false,
  version integer not null default 1,
  edit_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  words tsvector not null generated always as (
    setweight(to_tsvector('english', plain(name)), 'A') || setweight(to_tsvector('english', plain(description)), 'C')
  ) stored
);
create index products_newest on products (created_at desc, id desc) where listed;
create index products_by_name on products (name, id) where listed;
create index products_by_price on products (price_cents, id) where listed;
create index products_by_stock on products (stock, id) where listed;
create index products_of_shop on products (shop_id, created_at desc, id desc) where deleted_at is null;
create index products_listed_of_shop on products (shop_id, created_at desc, id desc) where listed;
create index products_words on products using gin (words) where listed;
create index products_like on products using gin (plain(name) gin_trgm_ops) where listed;

create function keep_listed() returns trigger language plpgsql as $$
begin
  -- the share lock makes an approval that is under way wait for this row, or this row for it
  select new.deleted_at is null and not new.is_archived and s.status = 'approved' and s.deleted_at is null
    into new.listed from shops s where s.id = new.shop_id for share;
  if new.listed is null then new.listed := false; end if;
  return new;
end $$;
create trigger products_listed before insert or update of is_archived, deleted_at, shop_id on products
  for each row execute function keep_listed();

create function list_products_of_shop() returns trigger language plpgsql as $$
begin
  update products set listed = new.status = 'approved' and new.deleted_at is null and not is_archived and deleted_at is null
  where shop_id = new.id;
  return null;
end $$;
create trigger shops_list_products after update of status, deleted_at on shops for each row
  when (old.status is distinct from new.status or old.deleted_at is distinct from new.deleted_at)
  execute function list_products_of_shop();

create table cart_items (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  product_id uuid not null references products on delete cascade,
  quantity integer not null check (quantity between 1 and 999),
  created_at timestamptz not null default now(),
  unique (user_id, product_id)
);

create table orders (
  id uuid primary key,
  parent_order_id uuid not null,
  shop_id uuid not null references shops on delete restrict,
  product_id uuid not null references products on delete restrict,
  customer_id uuid not null,
  customer_name text not null,
  customer_phone text not null default '',
  customer_email text not null default '',
  delivery_address text,
  quantity integer not null default 1 check (quantity > 0),
  total_cents bigint not null default 0 check (total_cents >= 0),
  order_type text not null default 'order' check (order_type in ('order', 'reservation')),
  status text not null check (status in
    ('pending', 'reserved', 'in_progress', 'completed', 'cancelled', 'declined', 'expired', 'no_show')),
  payment_status text not null default 'none' check (payment_status in
    ('none', 'awaiting', 'authorized', 'paid', 'paid_in_shop', 'part_refunded', 'refunded', 'voided', 'failed')),
  pickup_code text not null,
  ready_at timestamptz,
  pickup_from timestamptz,
  pickup_until timestamptz,
  respond_by timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index orders_of_shop on orders (shop_id, created_at desc, id desc);
create index orders_of_customer on orders (customer_id, created_at desc, id desc);
create index orders_of_group on orders (parent_order_id);
create index orders_open on orders (customer_id, shop_id) where status in ('pending', 'reserved', 'in_progress');
create index orders_unanswered on orders (respond_by) where status = 'pending' and respond_by is not null;
create index orders_overdue on orders (pickup_until) where status in ('reserved', 'in_progress');

create table order_items (
  order_id uuid not null references orders on delete cascade,
  line integer not null,
  product_id uuid not null references products on delete restrict,
  name text not null,
  image text,
  price_cents bigint not null check (price_cents >= 0),
  quantity integer not null check (quantity > 0),
  primary key (order_id, line),
  unique (order_id, product_id)
);
create index order_items_of_product on order_items (product_id);

create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in ('placed', 'moved', 'ready')),
  actor text not null check (actor in ('customer', 'merchant', 'admin', 'clock')),
  actor_id uuid,
  from_status text,
  to_status text not null,
  reason text,
  created_at timestamptz not null default now()
);
create index order_events_of_order on order_events (order_id, id);
-- no order passes through the same move twice: a double move is a bug that the database refuses
create unique index order_events_once on order_events (order_id, kind, from_status, to_status) where kind = 'moved';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger order_events_append_only before update on order_events for each row execute function refuse_change();

create table order_messages (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  sender_id uuid not null,
  sender_type text not null check (sender_type in ('customer', 'merchant', 'admin')),
  message text not null check (length(message) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index order_messages_of_order on order_messages (order_id, created_at, id);

create table idempotency_keys (
  user_id uuid not null,
  call text not null,
  key text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, call, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);

create table audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid not null,
  actor_role text not null,
  act text not null,
  subject_type text not null,
  subject_id uuid not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now()
);
create index audit_log_of_subject on audit_log (subject_type, subject_id, id desc);
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();

create table client_errors (
  id bigint generated always as identity primary key,
  report jsonb not null,
  user_id uuid,
  created_at timestamptz not null default now()
);

-- small facts about this installation: the seed's first start, secrets shared by all nodes
create table settings (
  name text primary key,
  value jsonb not null
);
