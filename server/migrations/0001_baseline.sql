-- The runner executes one statement at a time. Each constraint has a name and a statement of its own, and
-- identity columns are declared with their table: a distributed PostgreSQL (Citus) accepts it in this form only.

-- Extensions

-- `if not exists` alone is not enough: Citus also asks the owner of an extension that is already there.
do $$
declare
  name text;
begin
  foreach name in array array['pg_trgm', 'unaccent', 'cube'] loop
    if not exists (select from pg_extension where extname = name) then
      execute format('create extension if not exists %I with schema public', name);
    end if;
  end loop;
end $$;

-- Text and positions

-- Text without accents and capitals, as searches compare it. Vowel signs of Indic scripts and the voicing of
-- kana stay, as they distinguish words. unaccent() is only "stable", because its dictionary could change; ours
-- never does, and an index requires an immutable function.
create function normalize_text(value text) returns text
  language plpgsql immutable strict parallel safe
  as $$ begin
    if octet_length(value) = length(value) then return lower(value collate "C"); end if;
    return normalize(regexp_replace(
      lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFKD))),
      '[\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2060\u20d0-\u20ff\ufe00-\ufe0f\ufeff]',
      '', 'g'), NFC);
  end $$;

-- The words of a text, separated by spaces: both of what is searched and of what is typed, so that a name is always
-- found by itself. A word is of letters and digits of any script, whatever the locale of the database says. Chinese
-- and Japanese are words of their own beside other scripts. Long words are cut, as a lexeme has a maximum
-- length. A text without letters and digits is a word of its signs, in their wide form.
create function search_words(value text) returns text
  language plpgsql immutable strict parallel safe
  as $$
declare
  words text;
begin
  if octet_length(value) = length(value) then
    words := btrim(regexp_replace(lower(value collate "C"), '[^a-z0-9]+', ' ', 'g'));
  else
    words := regexp_replace(public.normalize_text(value),
      '[\u0001-/:-`{-\u00bf\u00d7\u00f7\u037e\u0387\u055a-\u055f\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u0e3f\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufe10-\ufe6f\uff00-\uff0f\uff1a-\uff20\U0001f000-\U0001faff\U000e0000-\U000e0fff]+',
      ' ', 'g');
    words := btrim(regexp_replace(
      regexp_replace(words, '[\u3005-\u3007\u3021-\u302f\u3031-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U0001b000-\U0001b16f\U00020000-\U0003ffff]+', ' \& ', 'g'), ' +', ' ', 'g'));
  end if;
  if words = '' then
    words := translate(regexp_replace(normalize(value, NFKC), '[\u0001- \u0085\u00a0\u1680\u2000-\u200b\u2028-\u202f\u205f\u3000\ufeff]+', '', 'g'),
      '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', '！＂＃＄％＆＇（）＊＋，－．／：；＜＝＞？＠［＼］＾＿｀｛｜｝～');
  end if;
  if length(words) > 40 then words := regexp_replace(words, '[^ ]{40}(?=[^ ])', '\& ', 'g'); end if;
  return words;
end $$;

-- Words, or a text search query of words, for the parser of the text search: it splits other letters than ASCII
-- differently in each locale, so it gets their bytes as digits. Each Chinese or Japanese letter is
-- a lexeme, so that any part of a name is found; `separator` separates them.
create function encode_words(words text, separator text) returns text
  language plpgsql immutable strict parallel safe
  as $$ begin
    if octet_length(words) = length(words) then return words; end if;
    return replace(encode(regexp_replace(words, '[\u3005-\u3007\u3021-\u302f\u3031-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U0001b000-\U0001b16f\U00020000-\U0003ffff](?=[\u3005-\u3007\u3021-\u302f\u3031-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U0001b000-\U0001b16f\U00020000-\U0003ffff])', '\&' || separator, 'g')::bytea, 'escape'), '\', 'x');
  end $$;

create function to_search_vector(value text) returns tsvector
  language plpgsql immutable strict parallel safe
  as $$ begin
    return to_tsvector('pg_catalog.english', public.encode_words(public.search_words(value), ' '));
  end $$;

-- `words`: words for to_tsquery, with its operators.
create function to_search_query(words text) returns tsquery
  language plpgsql immutable strict parallel safe
  as $$ begin
    return to_tsquery('pg_catalog.english', public.encode_words(words, ' <-> '));
  end $$;

-- A position as a point on the unit sphere: a gist index on it returns the nearest rows first, exactly.
create function earth_point(lat double precision, lng double precision) returns cube
  language sql immutable strict parallel safe
  as $$ select public.cube(array[
    cos(radians(lat)) * cos(radians(lng)), cos(radians(lat)) * sin(radians(lng)), sin(radians(lat))
  ]) $$;

-- The letters of a word, one bit each. A typing error changes at most two of them, so most words with the
-- same first letter and length are skipped without computing an edit distance.
create function letter_mask(word text) returns integer language sql immutable strict parallel safe as $$
  select coalesce(bit_or(1 << (ascii(letter) % 31)), 0) from regexp_split_to_table(word, '') as letter
$$;

-- Settings

-- Facts about this installation, such as the secrets that all nodes share.
create table settings (
  name text not null,
  value jsonb not null
);
alter table settings add constraint settings_pkey primary key (name);

-- Events

-- Events and deliveries (emails) are written in the transaction that causes them and handled after its commit, each
-- queue by its own worker. One that fails is tried again later and set aside in the end (failed_at: a dead letter),
-- so that it never blocks the others.
create table outbox (
  id bigint generated always as identity,
  -- what outsiders see of it: the Message-ID of an email, the id of a dead letter
  key uuid not null default gen_random_uuid(),
  queue text not null default 'events',
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  attempts smallint not null default 0,
  -- of a claimed row: the end of its lease
  next_attempt_at timestamptz not null default now(),
  failed_at timestamptz,
  last_error text
);
alter table outbox add constraint outbox_pkey primary key (id);
alter table outbox add constraint outbox_queue_check check (queue in ('events', 'payments', 'email', 'sms'));
create index outbox_new on outbox (queue, id) where failed_at is null and attempts = 0;
create index outbox_retries on outbox (queue, next_attempt_at) where failed_at is null and attempts > 0;
create index outbox_dead_letters on outbox (failed_at, id) where failed_at is not null;
create index outbox_dead_letters_by_key on outbox (key) where failed_at is not null;
-- erased users get no more emails
create index outbox_emails_by_recipient on outbox ((payload->>'to')) where queue = 'email';
create index outbox_text_messages_by_recipient on outbox ((payload->>'to')) where queue = 'sms';
create index outbox_emails_by_notification on outbox ((payload->>'notification_id')) where queue = 'email';
-- neither do their texts and addresses stay in events that wait or have failed
create index outbox_messages_by_sender on outbox ((payload->'message'->>'sender_id')) where topic = 'chat.message_sent';
create index outbox_email_requests_by_address on outbox ((payload->>'email')) where topic = 'auth.email_requested';

-- Messages between nodes that are too large for a PostgreSQL notification. They are read at once and deleted
-- after a minute.
create unlogged table bus_payloads (
  id uuid not null,
  body text not null,
  created_at timestamptz not null default now()
);
alter table bus_payloads add constraint bus_payloads_pkey primary key (id);
create index bus_payloads_by_age on bus_payloads (created_at);

-- Requests

create table idempotency_keys (
  user_id uuid not null,
  call text not null,
  key text not null,
  body_hash bytea not null,
  -- json and not jsonb: a repeated request receives the first response byte by byte
  response json,
  created_at timestamptz not null default now()
);
alter table idempotency_keys add constraint idempotency_keys_pkey primary key (user_id, call, key);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Attempts in a time window. The key is a hash of what is limited, such as an address.
create table rate_limit_windows (
  key bytea not null,
  count integer not null,
  expires_at timestamptz not null
);
alter table rate_limit_windows add constraint rate_limit_windows_pkey primary key (key);
create index rate_limit_windows_by_expiry on rate_limit_windows (expires_at);

-- Email

-- In demo mode without an SMTP server, emails can be read here.
create table demo_mailbox (
  id bigint generated always as identity,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null
);
alter table demo_mailbox add constraint demo_mailbox_pkey primary key (id);
create index demo_mailbox_of_recipient on demo_mailbox (recipient, id desc);

-- The text messages of demo mode without an SMS provider.
create table demo_text_messages (
  id bigint generated always as identity,
  recipient text not null,
  text text not null,
  created_at timestamptz not null
);
alter table demo_text_messages add constraint demo_text_messages_pkey primary key (id);
create index demo_text_messages_of_recipient on demo_text_messages (recipient, id desc);

-- Users

-- A user is who somebody is in the marketplace; an account is how they sign in. With a hosted identity
-- provider the accounts live there. An address is unique among accounts; here it is only a copy.
create table users (
  id uuid not null,
  email text not null,
  name text not null,
  role text not null default 'customer',
  is_demo boolean not null default false,
  banned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- hosted identity provider: when it last confirmed this address, by its own clock. An older token does
  -- not overwrite the address.
  email_asserted_at timestamptz not null default '-infinity',
  -- since when a registration waits for its address to be confirmed
  unconfirmed_since timestamptz
);
alter table users add constraint users_pkey primary key (id);
alter table users add constraint users_email_check check (email = lower(email) and length(email) <= 320);
alter table users add constraint users_name_check check (length(name) between 1 and 200);
alter table users add constraint users_role_check check (role in ('customer', 'merchant', 'admin'));
create index users_by_role on users (role, created_at, id);
create index users_by_email on users (email, id);
create index users_by_email_start on users (email text_pattern_ops);
create index users_by_name on users (name, id);
create index users_newest on users (created_at, id);
create index users_unconfirmed on users (unconfirmed_since) where unconfirmed_since is not null;
create index users_trigrams on users using gin ((normalize_text(name) || ' ' || email) gin_trgm_ops);

create table demo_sessions (
  token_hash bytea not null,
  user_id uuid not null,
  expires_at timestamptz not null
);
alter table demo_sessions add constraint demo_sessions_pkey primary key (token_hash);
alter table demo_sessions add constraint demo_sessions_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade;
create index demo_sessions_by_user on demo_sessions (user_id);
create index demo_sessions_by_expiry on demo_sessions (expires_at);

-- Accounts (built-in identity provider)

create table accounts (
  id uuid not null,
  -- null for accounts that sign in by phone, and for anonymous ones
  email text,
  -- digits of an E.164 number, without the plus
  phone text,
  is_anonymous boolean not null default false,
  password_hash text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  email_change_sent_at timestamptz,
  new_email text,
  -- a secure change of the address needs the consent of both addresses
  old_email_confirmed boolean not null default false,
  new_email_confirmed boolean not null default false,
  last_sign_in_at timestamptz,
  user_metadata jsonb not null default '{}',
  app_metadata jsonb not null default '{}',
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- the session that requested the change stays signed in; all others end
  email_change_session_id uuid
);
alter table accounts add constraint accounts_pkey primary key (id);
alter table accounts add constraint accounts_email_key unique (email);
alter table accounts add constraint accounts_phone_key unique (phone);
alter table accounts add constraint accounts_phone_check check (phone ~ '^[1-9][0-9]{6,14}$');
alter table accounts add constraint accounts_identifier_check
  check (email is not null or phone is not null or is_anonymous);
alter table accounts add constraint accounts_email_check check (email = lower(email) and length(email) <= 255);
alter table accounts add constraint accounts_new_email_check
  check (new_email = lower(new_email) and length(new_email) <= 255);
create index accounts_newest on accounts (created_at desc, id desc);
create index accounts_unconfirmed on accounts (created_at)
  where email_confirmed_at is null and phone_confirmed_at is null;

create table account_identities (
  id uuid not null,
  account_id uuid not null,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table account_identities add constraint account_identities_pkey primary key (id);
alter table account_identities add constraint account_identities_provider_provider_id_key unique (provider, provider_id);
alter table account_identities add constraint account_identities_account_id_fkey
  foreign key (account_id) references accounts (id) on delete cascade;
create index account_identities_of_account on account_identities (account_id, created_at, id);

create table account_sessions (
  id uuid not null,
  account_id uuid not null,
  amr jsonb not null,
  user_agent text not null default '',
  ip text not null default '',
  -- each refresh token is derived from the one before, so only the hash of the current one is stored
  generation integer not null default 0,
  refresh_token_hash bytea not null,
  -- when the latest generations were issued, newest first
  rotation_times timestamptz[] not null default '{}',
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
alter table account_sessions add constraint account_sessions_pkey primary key (id);
alter table account_sessions add constraint account_sessions_account_id_fkey
  foreign key (account_id) references accounts (id) on delete cascade;
create index account_sessions_of_account on account_sessions (account_id, refreshed_at desc);
create index account_sessions_by_expiry on account_sessions (expires_at);

-- What the link or the six-digit code of an email or text message authorizes. One per kind and account: a newer one
-- replaces it.
create table email_tokens (
  account_id uuid not null,
  kind text not null,
  -- the recipient: an address, or the digits of a phone number
  email text not null,
  token_hash bytea not null,
  code_hash bytea not null,
  code_attempts integer not null default 0,
  redirect_to text,
  code_challenge text,
  code_challenge_method text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  code_expires_at timestamptz not null
);
alter table email_tokens add constraint email_tokens_pkey primary key (account_id, kind);
alter table email_tokens add constraint email_tokens_kind_check check (kind in
  ('signup', 'recovery', 'magiclink', 'invite', 'email_change_current', 'email_change_new', 'reauthentication',
  'sms', 'phone_change'));
alter table email_tokens add constraint email_tokens_token_hash_key unique (token_hash);
alter table email_tokens add constraint email_tokens_account_id_fkey
  foreign key (account_id) references accounts (id) on delete cascade;
create index email_tokens_by_email on email_tokens (email);
create index email_tokens_by_expiry on email_tokens (expires_at);

-- Wrong six-digit codes by account: a new email does not reset them.
create table code_failures (
  account_id uuid not null,
  hour_count integer not null,
  hour_ends_at timestamptz not null,
  day_count integer not null,
  day_ends_at timestamptz not null
);
alter table code_failures add constraint code_failures_pkey primary key (account_id);
alter table code_failures add constraint code_failures_account_id_fkey
  foreign key (account_id) references accounts (id) on delete cascade;
create index code_failures_by_end on code_failures (day_ends_at);

-- A sign-in through an external provider (found by the hash of its state) and the code that completes it.
create table auth_flows (
  id uuid not null,
  state_hash bytea,
  code_hash bytea,
  account_id uuid,
  provider text,
  provider_verifier text,
  provider_nonce text,
  provider_tokens jsonb,
  browser_hash bytea,
  method text,
  redirect_to text,
  code_challenge text,
  code_challenge_method text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- a state that is presented twice is told apart from one that was never issued
  used_at timestamptz
);
alter table auth_flows add constraint auth_flows_pkey primary key (id);
alter table auth_flows add constraint auth_flows_state_hash_key unique (state_hash);
alter table auth_flows add constraint auth_flows_code_hash_key unique (code_hash);
alter table auth_flows add constraint auth_flows_account_id_fkey
  foreign key (account_id) references accounts (id) on delete cascade;
create index auth_flows_by_expiry on auth_flows (expires_at);

create table signing_keys (
  kid text not null,
  private_jwk jsonb not null,
  active_from timestamptz not null,
  created_at timestamptz not null default now()
);
alter table signing_keys add constraint signing_keys_pkey primary key (kid);

-- Sessions and users that have ended while tokens of a hosted identity provider still name them.
create table revoked_subjects (
  subject uuid not null,
  expires_at timestamptz not null
);
alter table revoked_subjects add constraint revoked_subjects_pkey primary key (subject);
create index revoked_subjects_by_expiry on revoked_subjects (expires_at);

-- Shops

create table shops (
  id uuid not null,
  name text not null,
  category text not null,
  location text not null,
  lat double precision not null,
  lng double precision not null,
  earth_point cube not null generated always as (earth_point(lat, lng)) stored,
  phone text not null default '',
  hours jsonb not null,
  business_email text not null default '',
  website text,
  social_links jsonb not null default '{}',
  shop_photo text,
  about_shop text not null default '',
  color text not null default '#1d5a45',
  status text not null default 'pending_approval',
  submitted_at timestamptz not null default now(),
  approved_at timestamptz,
  rejected_at timestamptz,
  rejection_reason text,
  paused_until timestamptz,
  preparation_minutes integer not null default 20,
  requires_confirmation boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- set while an approved shop has changes that no admin has reviewed yet
  reviewed_fields_changed_at timestamptz,
  accepts_in_store_payment boolean not null default true,
  offers_delivery boolean not null default false,
  delivery_fee_cents bigint not null default 0
);
alter table shops add constraint shops_pkey primary key (id);
alter table shops add constraint shops_name_check check (length(name) between 1 and 120);
alter table shops add constraint shops_category_check
  check (category in ('Food', 'Coffee', 'Gifts', 'Souvenirs', 'Other'));
alter table shops add constraint shops_lat_check check (lat between -90 and 90);
alter table shops add constraint shops_lng_check check (lng between -180 and 180);
alter table shops add constraint shops_status_check check (status in ('pending_approval', 'approved', 'rejected'));
alter table shops add constraint shops_approved_check check (status <> 'approved' or approved_at is not null);
alter table shops add constraint shops_rejected_check
  check (status <> 'rejected' or (rejected_at is not null and rejection_reason is not null));
alter table shops add constraint shops_preparation_minutes_check check (preparation_minutes between 0 and 1440);
alter table shops add constraint shops_delivery_fee_cents_check check (delivery_fee_cents between 0 and 100000);
create index shops_newest on shops (created_at desc, id desc) where status = 'approved' and deleted_at is null;
create index shops_by_name on shops (name, id) where status = 'approved' and deleted_at is null;
create index shops_by_category on shops (category, created_at desc, id desc)
  where status = 'approved' and deleted_at is null;
create index shops_nearest on shops using gist (earth_point) where status = 'approved' and deleted_at is null;
-- counts and lists the shops of a map view from the index alone
create index shops_in_bounds on shops (lat, lng) include (id) where status = 'approved' and deleted_at is null;
create index shops_trigrams on shops using gin (search_words(name) gin_trgm_ops)
  where status = 'approved' and deleted_at is null;
-- any form of a word: `bakeries` finds the Bakery
create index shops_search on shops using gin (to_search_vector(name))
  where status = 'approved' and deleted_at is null;
-- suggestions while a name is being typed
create index shops_by_name_prefix on shops (search_words(name) text_pattern_ops)
  where status = 'approved' and deleted_at is null;
-- the sitemap pages through all public shops by id
create index shops_approved_in_order on shops (id) where status = 'approved' and deleted_at is null;
-- the lists of the admin
create index shops_all_newest on shops (created_at desc, id desc) where deleted_at is null;
create index shops_by_status on shops (status, submitted_at, id) where deleted_at is null;
create index shops_changed on shops (reviewed_fields_changed_at, id)
  where status = 'approved' and reviewed_fields_changed_at is not null and deleted_at is null;
-- a generated cover is rendered only if a shop shows it: anybody can make up ids of covers
create index shops_by_photo on shops using hash (shop_photo);

-- Who may act for a shop. A shop whose owner is deleted stays without one; a deleted shop has no members.
create table shop_members (
  shop_id uuid not null,
  user_id uuid not null,
  role text not null,
  created_at timestamptz not null default now()
);
alter table shop_members add constraint shop_members_pkey primary key (shop_id, user_id);
alter table shop_members add constraint shop_members_role_check check (role in ('owner'));
alter table shop_members add constraint shop_members_shop_id_fkey
  foreign key (shop_id) references shops (id) on delete cascade;
alter table shop_members add constraint shop_members_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade;
-- each answers from the index alone: the owner of a shop, and the shop of a user (every session look-up)
create unique index shop_members_one_owner on shop_members (shop_id) include (user_id) where role = 'owner';
create unique index shop_members_one_owned_shop on shop_members (user_id) include (shop_id) where role = 'owner';
-- deleting a user deletes memberships of any role
create index shop_members_of_user on shop_members (user_id);

-- Products

create table products (
  id uuid not null,
  shop_id uuid not null,
  name text not null,
  description text not null default '',
  image text,
  images jsonb not null default '[]',
  price_cents bigint not null,
  stock integer not null default 0,
  is_archived boolean not null default false,
  archived_at timestamptz,
  -- visible to the public; maintained by triggers, so that no list needs a join with the shop
  is_listed boolean not null default false,
  version integer not null default 1,
  edit_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search_vector tsvector not null generated always as (
    setweight(to_search_vector(name), 'A')
      || setweight(to_search_vector(description), 'C')
  ) stored,
  -- a tiny image as a data URL, shown until the real one has loaded
  blur_data_url text,
  -- the shop's own number for a product; an import matches products by it
  sku text,
  -- alternative text of the images: { image: text }
  image_alt_texts jsonb not null default '{}',
  -- a copy of the shop's category, maintained by triggers: with it one index finds a common word within a
  -- category (without it up to 10 s among a million products)
  category text
);
alter table products add constraint products_pkey primary key (id);
alter table products add constraint products_name_check check (length(name) between 1 and 200);
alter table products add constraint products_price_cents_check check (price_cents between 0 and 100000000);
alter table products add constraint products_stock_check check (stock >= 0);
alter table products add constraint products_sku_check check (length(sku) between 1 and 64);
alter table products add constraint products_image_alt_texts_check check (jsonb_typeof(image_alt_texts) = 'object');
alter table products add constraint products_shop_id_fkey
  foreign key (shop_id) references shops (id) on delete restrict;
-- There is no index on stock: an index on a column that each sale changes makes each sale write all indexes.
create index products_newest on products (created_at desc, id desc) where is_listed;
create index products_by_name on products (name, id) where is_listed;
create index products_by_price on products (price_cents, id) where is_listed;
create index products_listed_of_shop on products (shop_id, created_at desc, id desc) where is_listed;
-- the merchant's list: also its last page skips rows in the index alone
create index products_of_shop on products (shop_id, created_at desc, id desc) include (is_archived)
  where deleted_at is null;
create unique index products_by_sku on products (shop_id, sku) where sku is not null and deleted_at is null;
-- the sitemap pages through all public products by id
create index products_listed_in_order on products (id) where is_listed;
-- the category as an array, because gin has no operator class for text
create index products_search on products using gin (search_vector, (array[category])) where is_listed;
create index products_trigrams on products using gin (search_words(name) gin_trgm_ops) where is_listed;
-- a random sample of 1 in 256 products: shows that a word is common without counting all its products
create index products_sampled on products using gin (search_vector) where is_listed and get_byte(uuid_send(id), 15) = 0;
-- finds the products that show an uploaded image; a sale changes none of these columns
create index products_of_upload on products (image) where image like '/api/images/up-%';
create index products_of_more_uploads on products using gin (images jsonb_path_ops)
  where jsonb_array_length(images) > 1;
-- only images that a product shows are fetched from unknown hosts
create index products_with_remote_image on products using hash (image) where image like 'https://%';

-- An approval names the version of the shop that was reviewed, and the products of an unapproved shop are part of the
-- review: a change of theirs is a new version, once per transaction. The row is locked before the share lock below, so
-- that two changes at once wait for each other instead of deadlocking.
create function increment_unapproved_shop_version(changed_shop uuid) returns void language plpgsql as $$
begin
  if exists (select from shops where id = changed_shop and status <> 'approved' and xmin <> pg_current_xact_id()::xid) then
    update shops set version = version + 1 where id = changed_shop and status <> 'approved';
  end if;
end $$;

create function set_product_listing() returns trigger language plpgsql as $$
declare
  is_shop_closed boolean;
begin
  perform increment_unapproved_shop_version(new.shop_id);
  -- the share lock serializes this with a concurrent approval or closing of the shop
  select new.deleted_at is null and not new.is_archived and s.status = 'approved' and s.deleted_at is null, s.category,
      s.deleted_at is not null
    into new.is_listed, new.category, is_shop_closed from shops s where s.id = new.shop_id for share;
  -- what is added after the products of a closed shop were erased would stay
  if is_shop_closed then return null; end if;
  if new.is_listed is null then new.is_listed := false; end if;
  return new;
end $$;
create trigger products_set_listing before insert on products for each row execute function set_product_listing();

create function increment_shop_version_of_product() returns trigger language plpgsql as $$
begin
  perform increment_unapproved_shop_version(new.shop_id);
  return null;
end $$;
-- before products_refresh_listing, as triggers run in the order of their names
create trigger products_increment_shop_version
  after update of name, description, image, images, image_alt_texts, price_cents, is_archived, deleted_at on products
  for each row when ((old.name, old.description, old.image, old.images, old.image_alt_texts, old.price_cents,
      old.is_archived, old.deleted_at)
    is distinct from (new.name, new.description, new.image, new.images, new.image_alt_texts, new.price_cents,
      new.is_archived, new.deleted_at))
  execute function increment_shop_version_of_product();

-- After the update: a trigger before an update makes PostgreSQL lock the row twice and compute `search_vector` again,
-- even if the update touches neither (measured: a sale took 215 us instead of 80).
create function refresh_product_listing() returns trigger language plpgsql as $$
declare
  is_listed_now boolean;
begin
  -- the share lock serializes this with a concurrent approval of the shop
  perform from shops where id = new.shop_id for share;
  update products p set is_listed = p.deleted_at is null and not p.is_archived and s.status = 'approved'
      and s.deleted_at is null,
    category = s.category
  from shops s where p.id = new.id and s.id = p.shop_id returning p.is_listed into is_listed_now;
  if is_listed_now and not new.is_listed then perform add_words_of_names(array[new.name]); end if;
  return null;
end $$;
create trigger products_refresh_listing after update of is_archived, deleted_at, shop_id on products
  for each row execute function refresh_product_listing();

create function apply_shop_status_to_products() returns trigger language plpgsql as $$
begin
  update products set is_listed = new.status = 'approved' and new.deleted_at is null and not is_archived
    and deleted_at is null
  where shop_id = new.id;
  if new.status = 'approved' and new.deleted_at is null then
    perform add_words_of_names((select array_agg(name) from products where shop_id = new.id and is_listed));
    perform add_words_of_names(array[new.name]);
  end if;
  return null;
end $$;
create trigger shops_apply_status_to_products after update of status, deleted_at on shops for each row
  when (old.status is distinct from new.status or old.deleted_at is distinct from new.deleted_at)
  execute function apply_shop_status_to_products();

create function apply_shop_category_to_products() returns trigger language plpgsql as $$
begin
  update products set category = new.category where shop_id = new.id;
  return null;
end $$;
create trigger shops_apply_category_to_products after update of category on shops for each row
  when (old.category is distinct from new.category) execute function apply_shop_category_to_products();

-- Search

-- Each word that occurs in a name of a public product or shop. Typing errors are looked up here, among some ten
-- thousand words, and not among a million products. A job deletes the words that no public name has any more.
create table search_terms (
  word text not null,
  letter_mask integer not null generated always as (letter_mask(word)) stored
);
alter table search_terms add constraint search_terms_pkey primary key (word);
alter table search_terms add constraint search_terms_word_check check (length(word) between 2 and 40);
create index search_terms_trigrams on search_terms using gin (word gin_trgm_ops);
create index search_terms_by_prefix on search_terms (word text_pattern_ops);
create index search_terms_by_letter_mask on search_terms (left(word, 1), length(word), letter_mask, word);

-- Numbers are left out: 13 is not a typing error for 12, and they would make a million words of ten thousand.
create function add_words_of_names(names text[]) returns void language plpgsql as $$
begin
  -- ordered, so that two statements cannot deadlock
  insert into search_terms
  select distinct w.word from unnest(names) as n (name),
    string_to_table(search_words(n.name), ' ') as w (word)
  where length(w.word) between 2 and 40 and w.word ~ '[^0-9]'
    and not exists (select from search_terms known where known.word = w.word)
  order by w.word
  on conflict do nothing;
end $$;

-- Citus cannot plan an insert that reads a transition table, so the names are read before.
create function add_search_terms_of_products() returns trigger language plpgsql as $$
declare
  names text[] := (select array_agg(name) from fresh where is_listed);
begin
  if names is not null then perform add_words_of_names(names); end if;
  return null;
end $$;
create trigger products_add_search_terms after insert on products referencing new table as fresh
  for each statement execute function add_search_terms_of_products();

create function add_search_terms_of_shops() returns trigger language plpgsql as $$
declare
  names text[] := (select array_agg(name) from fresh where status = 'approved' and deleted_at is null);
begin
  if names is not null then perform add_words_of_names(names); end if;
  return null;
end $$;
create trigger shops_add_search_terms after insert on shops referencing new table as fresh
  for each statement execute function add_search_terms_of_shops();

-- A trigger cannot have both a transition table and a list of columns, and a sale must not run it.
create function add_search_terms_of_row() returns trigger language plpgsql as $$
begin
  perform add_words_of_names(array[new.name]);
  return null;
end $$;
create trigger products_add_new_search_terms after update of name on products for each row
  when (old.name is distinct from new.name and new.is_listed) execute function add_search_terms_of_row();
create trigger shops_add_new_search_terms after update of name on shops for each row
  when (old.name is distinct from new.name and new.status = 'approved' and new.deleted_at is null)
  execute function add_search_terms_of_row();

-- Carts

create table cart_items (
  id uuid not null,
  user_id uuid not null,
  product_id uuid not null,
  -- null: a product without options; products have no variants yet
  variant_id uuid,
  quantity integer not null,
  created_at timestamptz not null default now(),
  -- the price when the line was added or last changed: the cart points out a price that differs by now
  seen_price_cents bigint
);
alter table cart_items add constraint cart_items_pkey primary key (id);
alter table cart_items add constraint cart_items_quantity_check check (quantity between 1 and 999);
alter table cart_items add constraint cart_items_seen_price_cents_check check (seen_price_cents >= 0);
alter table cart_items add constraint cart_items_key unique nulls not distinct (user_id, product_id, variant_id);
alter table cart_items add constraint cart_items_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade;
alter table cart_items add constraint cart_items_product_id_fkey
  foreign key (product_id) references products (id) on delete cascade;

-- Orders

-- PostgreSQL parses each check constraint again for each statement that writes the table: 80 of the 330 us of
-- an order. It parses the check of a domain once per connection.
create domain order_type as text
  constraint order_type_check check (value in ('order', 'reservation'));
create domain order_status as text
  constraint order_status_check check (value in
    ('pending', 'reserved', 'in_progress', 'completed', 'cancelled', 'declined', 'expired', 'no_show'));
create domain payment_status as text
  constraint payment_status_check check (value in
    ('none', 'awaiting_payment', 'authorized', 'paid', 'paid_in_store', 'partially_refunded', 'refunded', 'voided', 'failed'));
create domain order_event_kind as text
  constraint order_event_kind_check check (value in ('placed', 'status_changed', 'ready'));
create domain order_actor as text
  constraint order_actor_check check (value in ('customer', 'merchant', 'admin', 'system'));
create domain positive_quantity as integer
  constraint positive_quantity_check check (value > 0);
create domain item_quantity as integer
  constraint item_quantity_check check (value >= 0);
create domain nonnegative_cents as bigint
  constraint nonnegative_cents_check check (value >= 0);
create domain delivery_fee_cents as bigint
  constraint delivery_fee_cents_check check (value between 0 and 100000);

-- Orders and their lines have no foreign keys to shops and products: checking them row by row cost 110 of the
-- 440 us of an order. The statement that writes an order takes its products out of stock, so they exist, and
-- a product that was ordered cannot be deleted (products_reject_delete_of_ordered), nor its shop
-- (products.shop_id).
create table orders (
  id uuid not null,
  parent_order_id uuid not null,
  shop_id uuid not null,
  product_id uuid not null,
  customer_id uuid not null,
  customer_name text not null,
  customer_phone text not null default '',
  customer_email text not null default '',
  delivery_address text,
  quantity positive_quantity not null default 1,
  total_cents nonnegative_cents not null default 0,
  order_type order_type not null default 'order'::text,
  status order_status not null,
  payment_status payment_status not null default 'none'::text,
  pickup_code text not null,
  ready_at timestamptz,
  pickup_from timestamptz,
  pickup_until timestamptz,
  respond_by timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  note text not null default '',
  -- this order's share of the amount to capture
  capture_cents nonnegative_cents,
  captured_cents nonnegative_cents not null default 0,
  -- requested or completed refunds: two refunds at once cannot both take the last dollar
  refunded_cents nonnegative_cents not null default 0,
  -- part of the total; 0 for a pickup
  delivery_fee_cents delivery_fee_cents not null default 0,
  -- the amount of the latest refund if it failed; 0 while another one is requested or has succeeded since
  failed_refund_cents bigint not null default 0
);
alter table orders add constraint orders_pkey primary key (id);
alter table orders add constraint orders_capture_check check (greatest(capture_cents, captured_cents) <= total_cents);
alter table orders add constraint orders_refund_check check (refunded_cents <= captured_cents);
-- an order that awaits its online payment is not yet visible to the shop
create index orders_of_shop on orders (shop_id, created_at desc, id desc) where payment_status <> 'awaiting_payment';
-- the order board and the conversations of a shop list active orders only
create index orders_active_of_shop on orders (shop_id, created_at desc, id desc)
  where status in ('pending', 'reserved', 'in_progress');
create index orders_captured_of_shop on orders (shop_id, created_at desc, id desc) where captured_cents > 0;
create index orders_of_customer on orders (customer_id, created_at desc, id desc);
create index orders_open_unpaid on orders (customer_id, shop_id, order_type)
  where payment_status = 'none' and status in ('pending', 'reserved', 'in_progress');
create index orders_of_checkout on orders (parent_order_id);
create index orders_awaiting_response on orders (respond_by) where status = 'pending' and respond_by is not null;
create index orders_overdue on orders (pickup_until) where status in ('reserved', 'in_progress');
-- by the number that the customer sees
create index orders_by_number on orders (right(id::text, 8));
create index orders_newest on orders (created_at desc, id desc);

create table order_lines (
  order_id uuid not null,
  line_number integer not null,
  product_id uuid not null,
  -- null: a product without options
  variant_id uuid,
  name text not null,
  image text,
  price_cents nonnegative_cents not null,
  quantity positive_quantity not null,
  refunded_quantity item_quantity not null default 0,
  -- items that are back in stock: a refund and a cancellation do not both return them
  restocked_quantity item_quantity not null default 0
);
alter table order_lines add constraint order_lines_pkey primary key (order_id, line_number);
-- also tells whether a product was ever ordered; not unique: two lines may have variants of the same product
create index order_lines_of_product on order_lines (product_id, order_id);
alter table order_lines add constraint order_lines_refund_check check (refunded_quantity <= quantity);
alter table order_lines add constraint order_lines_restock_check check (restocked_quantity <= quantity);
-- an order shows its products as they were, also after they have changed: their images must stay
create index order_lines_of_upload on order_lines (image) where image like '/api/images/up-%';
create index order_lines_with_remote_image on order_lines using hash (image) where image like 'https://%';

create table order_events (
  id bigint generated always as identity,
  order_id uuid not null,
  kind order_event_kind not null,
  actor order_actor not null,
  actor_id uuid,
  from_status text,
  to_status text not null,
  reason text,
  created_at timestamptz not null default now()
);
-- the order first: events are looked up by their order only
alter table order_events add constraint order_events_pkey primary key (order_id, id);
-- no order passes through the same transition twice
create unique index order_events_once on order_events (order_id, kind, from_status, to_status) where kind = 'status_changed';

create function reject_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
-- A history is never rewritten, but a reason can be erased together with the user who gave it.
create trigger order_events_append_only before update on order_events for each row
  when (new.reason is not null
    or (new.order_id, new.id, new.kind, new.actor, new.actor_id, new.from_status, new.to_status, new.created_at)
      is distinct from (old.order_id, old.id, old.kind, old.actor, old.actor_id, old.from_status, old.to_status, old.created_at))
  execute function reject_change();

-- In place of foreign keys with `on delete cascade`: their check that the order exists, which the same
-- statement has just written, cost 20 of the 330 us of an order, while its product was locked.
create function delete_rows_of_order() returns trigger language plpgsql as $$
begin
  delete from order_lines where order_id = old.id;
  delete from order_events where order_id = old.id;
  return null;
end $$;
create trigger orders_delete_rows after delete on orders for each row execute function delete_rows_of_order();

create function reject_delete_of_ordered_product() returns trigger language plpgsql as $$
begin
  if exists (select from order_lines where product_id = old.id) then
    raise exception 'a product that was ordered is hidden, not deleted' using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger products_reject_delete_of_ordered before delete on products for each row
  execute function reject_delete_of_ordered_product();

-- The last step of the statement that writes an order. It locks the product until the commit, and all others who
-- buy it wait: a small statement of its own sees the newest row and has little to do after the wait. If the
-- product no longer matches the order, everything is rolled back and the caller starts again (40001).
-- PostgreSQL runs the parts of a statement in no particular order. `written` makes the other parts come first:
-- arguments are computed before the call, and the number of rows that a part has written is known when it has ended.
create function take_stock(product uuid, quantity integer, price bigint, variadic written bigint[])
returns boolean language plpgsql as $$
begin
  update products set stock = stock - quantity, version = version + 1
  where id = product and is_listed and stock >= quantity and price_cents = price;
  if not found then
    raise exception 'the stock or price has just changed' using errcode = 'serialization_failure';
  end if;
  return true;
end $$;

-- Whether a customer may open `added` more orders to be paid in the shop, at most one in each of `shops`. The
-- lock lasts until the end of the transaction, and each query of a volatile function sees what was committed
-- while it waited.
create function can_open_unpaid_orders(
  customer uuid, shops uuid[], added integer, max_per_shop integer, max_in_all integer
)
returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('unpaid orders ' || customer, 0));
  return (
    select coalesce(sum(open), 0) + added <= max_in_all
      and coalesce(max(orders) filter (where shop_id = any(shops)), 0) < max_per_shop
    from (
      select shop_id, count(*) as open, count(*) filter (where order_type = 'order') as orders from orders
      where customer_id = customer and payment_status = 'none' and status in ('pending', 'reserved', 'in_progress')
      group by shop_id
    ) of_shop
  );
end $$;

create table order_messages (
  id uuid not null,
  order_id uuid not null,
  sender_id uuid not null,
  sender_type text not null,
  message text not null,
  created_at timestamptz not null default now()
);
alter table order_messages add constraint order_messages_pkey primary key (id);
alter table order_messages add constraint order_messages_sender_type_check
  check (sender_type in ('customer', 'merchant', 'admin'));
alter table order_messages add constraint order_messages_message_check check (length(message) between 1 and 2000);
alter table order_messages add constraint order_messages_order_id_fkey
  foreign key (order_id) references orders (id) on delete cascade;
create index order_messages_of_order on order_messages (order_id, created_at, id);
create index order_messages_of_sender on order_messages (sender_id);
create index order_messages_by_age on order_messages (created_at);

-- Payments

-- One card authorization for all orders of a checkout. `state` follows the money, not the orders.
create table payments (
  parent_order_id uuid not null,
  customer_id uuid not null,
  state text not null,
  amount_cents bigint not null,
  currency text not null default 'usd',
  -- the amount to capture: decided once, when the last paid order has left pending
  capture_cents bigint,
  captured_cents bigint not null default 0,
  commission_bp integer not null,
  session_id text,
  payment_url text,
  intent_id text,
  -- the cart items that are deleted once the payment has arrived
  cart_item_ids uuid[] not null default '{}',
  -- the caller's Idempotency-Key: a repeated request is not another checkout
  idempotency_key text,
  expires_at timestamptz not null,
  -- when the payment job hands it to the queue; null: nothing to do
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- part of the provider's idempotency key: after an error the provider repeats its response for a day, so the
  -- next attempt uses another key
  idempotency_generation integer not null default 0,
  -- the provider asked for no requests before this time
  retry_after timestamptz,
  -- the origin where the checkout began: the payment page leads back to where the customer is signed in;
  -- null: the configured one
  return_origin text
);
alter table payments add constraint payments_pkey primary key (parent_order_id);
alter table payments add constraint payments_state_check
  check (state in ('open', 'authorized', 'captured', 'voided', 'closed', 'failed'));
alter table payments add constraint payments_amount_cents_check check (amount_cents > 0);
alter table payments add constraint payments_capture_cents_check check (capture_cents between 1 and amount_cents);
alter table payments add constraint payments_captured_cents_check check (captured_cents between 0 and amount_cents);
alter table payments add constraint payments_commission_bp_check check (commission_bp between 0 and 10000);
alter table payments add constraint payments_session_id_key unique (session_id);
alter table payments add constraint payments_intent_id_key unique (intent_id);
create index payments_due on payments (next_attempt_at) where next_attempt_at is not null;
create index payments_open on payments (customer_id) where state = 'open';
create index payments_uncaptured on payments (intent_id) where state <> 'captured' and intent_id is not null;

-- The provider's events that have been received: each is queued once.
create table payment_events (
  id text not null,
  type text not null,
  received_at timestamptz not null
);
alter table payment_events add constraint payment_events_pkey primary key (id);
create index payment_events_by_age on payment_events (received_at);

create table refunds (
  id uuid not null,
  order_id uuid not null,
  amount_cents bigint not null,
  reason text not null,
  state text not null,
  failure_reason text,
  -- [{ product_id, quantity }] that return to stock once the money has been returned
  restock jsonb not null default '[]',
  restocked boolean not null default false,
  -- part of the provider's idempotency key: rises only when somebody retries
  retry_number integer not null default 1,
  provider_id text,
  requested_by uuid,
  -- why the system created it, at most once per order; null: somebody requested it
  trigger text,
  attempts integer not null default 0,
  -- when the payment job hands it to the queue
  next_attempt_at timestamptz,
  -- no call to the provider before this time
  retry_after timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  idempotency_generation integer not null default 0,
  -- [{ product_id, quantity }] that it refunds: released when it fails, claimed again by a retry
  lines jsonb not null default '[]',
  -- provider: made in the provider's dashboard
  origin text not null default 'marketplace'
);
alter table refunds add constraint refunds_pkey primary key (id);
alter table refunds add constraint refunds_amount_cents_check check (amount_cents > 0);
alter table refunds add constraint refunds_state_check check (state in ('requested', 'succeeded', 'failed'));
alter table refunds add constraint refunds_trigger_check check (trigger in ('cancelled'));
alter table refunds add constraint refunds_origin_check check (origin in ('marketplace', 'provider'));
-- a refund that was made at the provider is split over the orders of its payment
alter table refunds add constraint refunds_provider_id_order_id_key unique (provider_id, order_id);
alter table refunds add constraint refunds_order_id_fkey
  foreign key (order_id) references orders (id) on delete restrict;
create index refunds_of_order on refunds (order_id, created_at);
create index refunds_due on refunds (next_attempt_at) where next_attempt_at is not null;
create unique index refunds_by_trigger on refunds (order_id, trigger) where trigger is not null;

create table ledger_entries (
  id bigint generated always as identity,
  shop_id uuid not null,
  -- null: an entry without an order, such as a payout
  order_id uuid,
  kind text not null,
  amount_cents bigint not null,
  -- where the entry comes from: a payment intent, a refund, or the provider's id of its own refund or of the
  -- movement of a dispute
  source text not null,
  created_at timestamptz not null
);
alter table ledger_entries add constraint ledger_entries_pkey primary key (id);
alter table ledger_entries add constraint ledger_entries_kind_check
  check (kind in ('authorized', 'captured', 'voided', 'refunded', 'refunded_at_provider', 'dispute_withdrawn',
    'dispute_reinstated', 'dispute_fee'));
alter table ledger_entries add constraint ledger_entries_once
  unique nulls not distinct (order_id, shop_id, kind, source);
alter table ledger_entries add constraint ledger_entries_order_id_fkey
  foreign key (order_id) references orders (id) on delete restrict;
alter table ledger_entries add constraint ledger_entries_shop_id_fkey
  foreign key (shop_id) references shops (id) on delete restrict;
create index ledger_entries_of_shop on ledger_entries (shop_id, id);
create trigger ledger_entries_append_only before update or delete on ledger_entries for each row
  execute function reject_change();

-- Card payments that the cardholder contests at the bank.
create table disputes (
  id uuid not null,
  provider_id text not null,
  parent_order_id uuid not null,
  status text not null,
  reason text not null,
  amount_cents bigint not null,
  -- until when the provider takes evidence; null: it asks for none
  evidence_due_at timestamptz,
  -- at the provider
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz
);
alter table disputes add constraint disputes_pkey primary key (id);
alter table disputes add constraint disputes_provider_id_key unique (provider_id);
alter table disputes add constraint disputes_status_check
  check (status in ('warning_needs_response', 'warning_under_review', 'warning_closed', 'needs_response', 'under_review',
    'prevented', 'won', 'lost'));
alter table disputes add constraint disputes_amount_cents_check check (amount_cents > 0);
alter table disputes add constraint disputes_parent_order_id_fkey
  foreign key (parent_order_id) references payments (parent_order_id) on delete restrict;
create index disputes_newest on disputes (created_at desc, id desc);
create index disputes_open on disputes (created_at desc, id desc) where closed_at is null;
create index disputes_closed on disputes (created_at desc, id desc) where closed_at is not null;
create index disputes_of_payment on disputes (parent_order_id);

-- How a dispute is split over the orders of its payment: decided once, when it is recorded.
create table dispute_shares (
  dispute_id uuid not null,
  order_id uuid not null,
  amount_cents bigint not null
);
alter table dispute_shares add constraint dispute_shares_pkey primary key (dispute_id, order_id);
alter table dispute_shares add constraint dispute_shares_amount_cents_check check (amount_cents > 0);
alter table dispute_shares add constraint dispute_shares_dispute_id_fkey
  foreign key (dispute_id) references disputes (id) on delete restrict;
alter table dispute_shares add constraint dispute_shares_order_id_fkey
  foreign key (order_id) references orders (id) on delete restrict;
create index dispute_shares_of_order on dispute_shares (order_id);

-- Discrepancies that the reconciliation with the payment provider has found.
create table payment_discrepancies (
  id bigint generated always as identity,
  parent_order_id uuid,
  kind text not null,
  expected text not null,
  actual text not null,
  -- the same discrepancy found again is not another one
  source text not null,
  detected_at timestamptz not null,
  resolved_at timestamptz
);
alter table payment_discrepancies add constraint payment_discrepancies_pkey primary key (id);
alter table payment_discrepancies add constraint payment_discrepancies_kind_source_key unique (kind, source);
create index payment_discrepancies_open on payment_discrepancies (id desc) where resolved_at is null;

-- The movements of money at the provider that concern payments. Each is compared with our records once.
create table balance_transactions (
  id text not null,
  category text not null,
  -- the provider's charge, refund or dispute
  source text not null,
  intent_id text,
  amount_cents bigint not null,
  fee_cents bigint not null,
  currency text not null,
  -- at the provider
  created_at timestamptz not null,
  compared_at timestamptz
);
alter table balance_transactions add constraint balance_transactions_pkey primary key (id);
alter table balance_transactions add constraint balance_transactions_category_check
  check (category in ('charge', 'partial_capture_reversal', 'refund', 'refund_failure', 'dispute', 'dispute_reversal'));
create index balance_transactions_of_source on balance_transactions (source);
create index balance_transactions_of_intent on balance_transactions (intent_id) where intent_id is not null;
create index balance_transactions_uncompared on balance_transactions (created_at, id) where compared_at is null;

-- How far the reconciliation with the provider has come: one row.
create table reconciliation_progress (
  name text not null default 'balance_transactions',
  -- the newest and the oldest imported balance transaction
  newest_id text,
  oldest_id text,
  -- the provider has nothing older
  is_backfilled boolean not null default false,
  ledger_entry_id bigint not null default 0
);
alter table reconciliation_progress add constraint reconciliation_progress_pkey primary key (name);
alter table reconciliation_progress add constraint reconciliation_progress_name_check
  check (name = 'balance_transactions');

-- Payment sandbox

-- The objects of the built-in payment provider. They stand apart from our own tables, like the books of a real one.
create table sandbox_objects (
  id text not null,
  kind text not null,
  -- the payment intent of a charge, refund or dispute
  payment_intent text,
  body jsonb not null,
  created_at timestamptz not null
);
alter table sandbox_objects add constraint sandbox_objects_pkey primary key (id);
alter table sandbox_objects add constraint sandbox_objects_kind_check
  check (kind in ('checkout.session', 'payment_intent', 'charge', 'refund', 'dispute', 'balance_transaction', 'event'));
alter table sandbox_objects add constraint sandbox_objects_payment_intent_fkey
  foreign key (payment_intent) references sandbox_objects (id);
create index sandbox_objects_of_intent on sandbox_objects (payment_intent, kind) where payment_intent is not null;
create index sandbox_objects_newest on sandbox_objects (kind, created_at desc, id desc);

create table sandbox_responses (
  key text not null,
  request_hash bytea not null,
  -- json and not jsonb: a repeated request receives the first response byte by byte
  response json,
  created_at timestamptz not null
);
alter table sandbox_responses add constraint sandbox_responses_pkey primary key (key);
create index sandbox_responses_by_age on sandbox_responses (created_at);

create table sandbox_webhook_deliveries (
  event_id text not null,
  attempts integer not null default 0,
  -- null: delivered or given up
  due_at timestamptz,
  delivered_at timestamptz
);
alter table sandbox_webhook_deliveries add constraint sandbox_webhook_deliveries_pkey primary key (event_id);
alter table sandbox_webhook_deliveries add constraint sandbox_webhook_deliveries_event_id_fkey
  foreign key (event_id) references sandbox_objects (id);
create index sandbox_webhook_deliveries_due on sandbox_webhook_deliveries (due_at) where due_at is not null;

-- Images and files

create table images (
  id text not null,
  shop_id uuid,
  -- also the name of the file with the bytes: equal images share one
  sha256 text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now(),
  -- whose quota the bytes use: a shop, or a user without one
  owner_id uuid,
  -- a tiny image as a data URL, shown until the real one has loaded
  blur_data_url text,
  -- the last time the image was known to be in use: the oldest are checked again and deleted if nothing shows them
  last_used_at timestamptz not null default now()
);
alter table images add constraint images_pkey primary key (id);
alter table images add constraint images_id_check check (id ~ '^up-[0-9a-f-]{36}$');
alter table images add constraint images_sha256_check check (sha256 ~ '^[0-9a-f]{64}$');
alter table images add constraint images_bytes_check check (bytes > 0);
alter table images add constraint images_width_check check (width > 0);
alter table images add constraint images_height_check check (height > 0);
alter table images add constraint images_blur_data_url_check check (length(blur_data_url) <= 1000);
alter table images add constraint images_shop_id_fkey
  foreign key (shop_id) references shops (id) on delete set null;
create index images_of_shop on images (shop_id, created_at);
create index images_by_last_use on images (last_used_at);
create index images_by_content on images (sha256);
create index images_of_owner on images (owner_id);

-- Bytes used by each owner: reserved by one conditional statement, released with the row that reserved them.
create table storage_quotas (
  owner_id uuid not null,
  used_bytes bigint not null
);
alter table storage_quotas add constraint storage_quotas_pkey primary key (owner_id);
alter table storage_quotas add constraint storage_quotas_used_bytes_check check (used_bytes >= 0);

create function release_storage_quota() returns trigger language plpgsql as $$
begin
  update storage_quotas set used_bytes = storage_quotas.used_bytes - old.bytes where owner_id = old.owner_id;
  return null;
end $$;
create trigger images_release_quota after delete on images for each row execute function release_storage_quota();

create table storage_buckets (
  id text not null,
  owner_id uuid,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table storage_buckets add constraint storage_buckets_pkey primary key (id);
alter table storage_buckets add constraint storage_buckets_id_check check (length(id) between 1 and 100);
alter table storage_buckets add constraint storage_buckets_file_size_limit_check check (file_size_limit > 0);
insert into storage_buckets (id, public, file_size_limit, allowed_mime_types)
values ('images', true, 20000000, '["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"]');

create table storage_objects (
  id uuid not null,
  bucket_id text not null,
  -- collation C: a folder is a range of names
  name text collate "C" not null,
  owner_id uuid not null,
  -- the bytes of an image are those of its row in `images`; other files have their own
  image_id text,
  file_id uuid,
  bytes integer not null,
  mimetype text not null,
  cache_control text not null,
  user_metadata jsonb,
  version uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table storage_objects add constraint storage_objects_pkey primary key (id);
alter table storage_objects add constraint storage_objects_name_check check (length(name) between 1 and 1024);
alter table storage_objects add constraint storage_objects_bytes_check check (bytes >= 0);
alter table storage_objects add constraint storage_objects_content_check
  check ((image_id is null) <> (file_id is null));
alter table storage_objects add constraint storage_objects_bucket_id_name_key unique (bucket_id, name);
alter table storage_objects add constraint storage_objects_file_id_key unique (file_id);
alter table storage_objects add constraint storage_objects_bucket_id_fkey
  foreign key (bucket_id) references storage_buckets (id) on delete restrict;
alter table storage_objects add constraint storage_objects_image_id_fkey
  foreign key (image_id) references images (id) on delete restrict;
create index storage_objects_of_image on storage_objects (image_id) where image_id is not null;
create index storage_objects_of_owner on storage_objects (owner_id);

-- the quota of an image is released with the image
create trigger storage_objects_release_quota after delete on storage_objects for each row
  when (old.image_id is null) execute function release_storage_quota();

create function is_image_in_use(checked_image_id text) returns boolean language sql stable as $$
  select exists (
      select from products p where p.image like '/api/images/up-%' and p.image = '/api/images/' || checked_image_id
        and p.deleted_at is null)
    or exists (
      select from products p where jsonb_array_length(p.images) > 1
        and p.images @> jsonb_build_array('/api/images/' || checked_image_id) and p.deleted_at is null)
    or exists (
      select from shops s where s.shop_photo = '/api/images/' || checked_image_id and s.deleted_at is null)
    or exists (
      select from order_lines i where i.image like '/api/images/up-%' and i.image = '/api/images/' || checked_image_id)
    or exists (select from storage_objects o where o.image_id = checked_image_id) $$;

-- Chat

-- A thread is the conversation of one customer with one shop and has no other id. Its numbers only rise, and each
-- message stores the counts up to itself, so an unread count is a subtraction.
create table chat_threads (
  shop_id uuid not null,
  customer_id uuid not null,
  last_seq integer not null default 0,
  customer_count integer not null default 0,
  shop_count integer not null default 0,
  customer_read_seq integer not null default 0,
  -- the number of messages from the shop up to customer_read_seq
  customer_read_count integer not null default 0,
  shop_read_seq integer not null default 0,
  shop_read_count integer not null default 0,
  -- up to which message a side was notified of unread messages: once for each run of them
  customer_notified_seq integer not null default 0,
  shop_notified_seq integer not null default 0,
  last_at timestamptz not null
);
alter table chat_threads add constraint chat_threads_pkey primary key (shop_id, customer_id);
alter table chat_threads add constraint chat_threads_last_seq_check check (last_seq = customer_count + shop_count);
alter table chat_threads add constraint chat_threads_read_seq_check
  check (customer_read_seq between 0 and last_seq and shop_read_seq between 0 and last_seq);
alter table chat_threads add constraint chat_threads_read_count_check
  check (customer_read_count between 0 and shop_count and shop_read_count between 0 and customer_count);
alter table chat_threads add constraint chat_threads_shop_id_fkey
  foreign key (shop_id) references shops (id) on delete restrict;
create index chat_threads_of_shop on chat_threads (shop_id, last_at desc, customer_id desc);
create index chat_threads_of_customer on chat_threads (customer_id, last_at desc, shop_id desc);
create index chat_threads_unread_by_shop on chat_threads (shop_id) where customer_count > shop_read_count;
create index chat_threads_unread_by_customer on chat_threads (customer_id) where shop_count > customer_read_count;
create index chat_threads_waiting_for_shop on chat_threads (last_at)
  where customer_count > shop_read_count and shop_notified_seq <= shop_read_seq;
create index chat_threads_waiting_for_customer on chat_threads (last_at)
  where shop_count > customer_read_count and customer_notified_seq <= customer_read_seq;

create table chat_messages (
  shop_id uuid not null,
  customer_id uuid not null,
  seq integer not null,
  id uuid not null,
  message_id text not null,
  product_id uuid,
  sender_id uuid not null,
  sender_type text not null,
  message text not null,
  customer_count integer not null,
  shop_count integer not null,
  created_at timestamptz not null
);
alter table chat_messages add constraint chat_messages_pkey primary key (shop_id, customer_id, seq);
alter table chat_messages add constraint chat_messages_seq_check check (seq > 0);
alter table chat_messages add constraint chat_messages_count_check check (seq = customer_count + shop_count);
alter table chat_messages add constraint chat_messages_message_id_check
  check (length(message_id) between 1 and 100);
alter table chat_messages add constraint chat_messages_sender_type_check
  check (sender_type in ('customer', 'merchant'));
alter table chat_messages add constraint chat_messages_message_check check (length(message) between 1 and 2000);
alter table chat_messages add constraint chat_messages_sender_id_message_id_key unique (sender_id, message_id);
alter table chat_messages add constraint chat_messages_product_id_fkey
  foreign key (product_id) references products (id) on delete restrict;
alter table chat_messages add constraint chat_messages_shop_id_customer_id_fkey
  foreign key (shop_id, customer_id) references chat_threads (shop_id, customer_id) on delete cascade;

-- Notifications

create table notifications (
  id uuid not null,
  user_id uuid not null,
  event text not null,
  -- what happened: a user is notified of it once, however often its event is delivered
  source text not null,
  -- the text is rendered from both, in the language of the reader
  code text not null,
  params jsonb not null,
  subject jsonb not null,
  in_app boolean not null,
  created_at timestamptz not null,
  read_at timestamptz
);
alter table notifications add constraint notifications_pkey primary key (id);
alter table notifications add constraint notifications_code_check check (code ~ '^[a-z_]{1,60}$');
alter table notifications add constraint notifications_params_check check (jsonb_typeof(params) = 'object');
alter table notifications add constraint notifications_user_id_event_source_key unique (user_id, event, source);
alter table notifications add constraint notifications_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade;
create index notifications_of_user on notifications (user_id, created_at desc, id desc) where in_app;
create index notifications_unread on notifications (user_id, created_at desc, id desc) where in_app and read_at is null;
create index notifications_by_age on notifications (created_at);
-- when a user is erased, so is what others were told about them
create index notifications_by_subject on notifications ((subject ->> 'id'));
create index notifications_by_customer on notifications ((subject ->> 'customer_id'))
  where subject ->> 'customer_id' is not null;

create table notification_preferences (
  user_id uuid not null,
  event text not null,
  in_app boolean not null,
  email boolean not null
);
alter table notification_preferences add constraint notification_preferences_pkey primary key (user_id, event);
alter table notification_preferences add constraint notification_preferences_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade;

-- Administration

create table audit_log (
  id bigint generated always as identity,
  actor_id uuid not null,
  actor_role text not null,
  action text not null,
  subject_type text not null,
  subject_id uuid not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now(),
  -- of a read of private data: a hash of what was read and of the hour, so that a page that is open or polls is
  -- one entry an hour
  read_key bytea
);
alter table audit_log add constraint audit_log_pkey primary key (id);
create unique index audit_log_reads on audit_log (actor_id, read_key) where read_key is not null;
create index audit_log_of_subject on audit_log (subject_type, subject_id, id desc);
create index audit_log_of_actionor on audit_log (actor_id, id desc);
create index audit_log_of_action on audit_log (action text_pattern_ops, id desc);
create index audit_log_by_time on audit_log (created_at, id);
-- An entry is never changed, except that the personal data of an erased user can be removed from it.
create trigger audit_log_append_only before update on audit_log for each row
  when ((new.before is not null and (old.before is null or not old.before @> new.before))
    or (new.after is not null and (old.after is null or not old.after @> new.after))
    or (new.id, new.actor_id, new.actor_role, new.action, new.subject_type, new.subject_id, new.created_at, new.read_key)
      is distinct from (old.id, old.actor_id, old.actor_role, old.action, old.subject_type, old.subject_id, old.created_at,
        old.read_key))
  execute function reject_change();
-- the shortest retention period that the settings accept
create trigger audit_log_keep_recent before delete on audit_log for each row
  when (old.created_at > now() - interval '30 days') execute function reject_change();

-- Errors that browsers report. Equal errors share a fingerprint; numbers and ids in the message do not count.
create table client_errors (
  id bigint generated always as identity,
  report jsonb not null,
  user_id uuid,
  created_at timestamptz not null default now(),
  fingerprint uuid not null generated always as (md5(
    regexp_replace(coalesce(report->>'message', ''), '[0-9a-f]{8}-[0-9a-f-]{27}|\d+', '#', 'g')
    || chr(10) || coalesce(report->>'context', '')
    || chr(10) || coalesce(substring(report->>'stack' from '\n\s*([^\n]{1,200})'), ''))::uuid) stored
);
alter table client_errors add constraint client_errors_pkey primary key (id);
create index client_errors_of_group on client_errors (fingerprint, id desc);
create index client_errors_of_user on client_errors (user_id) where user_id is not null;
create index client_errors_by_age on client_errors (created_at);

-- Each statement that changes what the admin dashboard shows publishes one event, however many rows it changes.
-- Triggers do it, so that no statement can forget it.
create function publish_dashboard_change() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, payload) values ('dashboard.changed', jsonb_build_object('section', tg_argv[0]));
  return null;
end $$;
create trigger shops_publish_change after insert or update on shops
  for each statement execute function publish_dashboard_change('shops');
create trigger users_publish_change after insert or update or delete on users
  for each statement execute function publish_dashboard_change('users');
-- with the confirmation of its owner's address a shop enters the review queue
create trigger users_publish_confirmation after update of unconfirmed_since on users
  for each statement execute function publish_dashboard_change('shops');
create trigger client_errors_publish_change after insert or delete on client_errors
  for each statement execute function publish_dashboard_change('errors');
create trigger disputes_publish_change after insert or update on disputes
  for each statement execute function publish_dashboard_change('payments');
create trigger payment_discrepancies_publish_change after insert or update on payment_discrepancies
  for each statement execute function publish_dashboard_change('payments');
create trigger audit_log_publish_change after insert on audit_log
  for each statement execute function publish_dashboard_change('audit_log');
