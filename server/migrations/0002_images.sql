create table images (
  id text primary key check (id ~ '^up-[0-9a-f-]{36}$'),
  shop_id uuid references shops on delete set null,
  -- also the name of the file that holds the bytes: equal pictures share one
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now()
);
create index images_of_shop on images (shop_id, created_at);

-- a composed cover is drawn only where a shop shows it: their ids can be made up without end
create index shops_by_photo on shops using hash (shop_photo);
