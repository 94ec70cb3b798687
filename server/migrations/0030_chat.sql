-- A thread is what one customer and one shop say to each other; it has no other id. Every number in it only rises, and
-- each message keeps what the counts were at its place, so that unread counts are a subtraction and never a guess.
create table chat_threads (
  shop_id uuid not null references shops on delete restrict,
  customer_id uuid not null,
  last_seq integer not null default 0,
  customer_count integer not null default 0,
  shop_count integer not null default 0,
  customer_read_seq integer not null default 0,
  -- how many of the shop's messages lie up to customer_read_seq
  customer_read_count integer not null default 0,
  shop_read_seq integer not null default 0,
  shop_read_count integer not null default 0,
  -- up to where a side was told that something waits: once for each stretch of unread messages
  customer_noticed_seq integer not null default 0,
  shop_noticed_seq integer not null default 0,
  last_at timestamptz not null,
  primary key (shop_id, customer_id),
  check (last_seq = customer_count + shop_count),
  check (customer_read_seq between 0 and last_seq and shop_read_seq between 0 and last_seq),
  check (customer_read_count between 0 and shop_count and shop_read_count between 0 and customer_count)
);
create index chat_threads_of_shop on chat_threads (shop_id, last_at desc, customer_id desc);
create index chat_threads_of_customer on chat_threads (customer_id, last_at desc, shop_id desc);
create index chat_threads_unread_by_shop on chat_threads (shop_id) where customer_count > shop_read_count;
create index chat_threads_unread_by_customer on chat_threads (customer_id) where shop_count > customer_read_count;
create index chat_threads_waiting_for_shop on chat_threads (last_at)
  where customer_count > shop_read_count and shop_noticed_seq <= shop_read_seq;
create index chat_threads_waiting_for_customer on chat_threads (last_at)
  where shop_count > customer_read_count and customer_noticed_seq <= customer_read_seq;

create table direct_messages (
  shop_id uuid not null,
  customer_id uuid not null,
  seq integer not null check (seq > 0),
  id uuid not null,
  message_id text not null check (length(message_id) between 1 and 100),
  product_id uuid references products on delete restrict,
  sender_id uuid not null,
  sender_type text not null check (sender_type in ('customer', 'merchant')),
  message text not null check (length(message) between 1 and 2000),
  customer_count integer not null,
  shop_count integer not null,
  created_at timestamptz not null,
  primary key (shop_id, customer_id, seq),
  unique (sender_id, message_id),
  foreign key (shop_id, customer_id) references chat_threads on delete cascade,
  check (seq = customer_count + shop_count)
);
