-- whose room the bytes take: a shop, or a person without one
alter table images add column owner_id uuid;
update images set owner_id = shop_id;
-- a tiny picture as a data URL, to stand there until the real one has loaded
alter table images add column preview text check (length(preview) <= 1000);
-- when somebody last needed it, as far as we know: the oldest are looked at again and go when nothing shows them
alter table images add column if not exists checked_at timestamptz not null default now();
create index if not exists images_by_check on images (checked_at);
create index if not exists images_by_content on images (sha256);

-- bytes kept for each owner; claimed by one conditional statement, given back with the row that took them
create table storage_room (
  owner_id uuid primary key,
  bytes bigint not null check (bytes >= 0)
);
insert into storage_room select owner_id, sum(bytes) from images where owner_id is not null group by owner_id;

create function give_room_back() returns trigger language plpgsql as $$
begin
  update storage_room set bytes = storage_room.bytes - old.bytes where owner_id = old.owner_id;
  return null;
end $$;
create trigger images_give_room_back after delete on images for each row execute function give_room_back();

-- what shows a picture, found without walking the shelves; a sale changes none of these columns
create index if not exists products_of_upload on products (image) where image like '/api/images/up-%';
create index if not exists products_of_more_uploads on products using gin (images jsonb_path_ops)
  where jsonb_array_length(images) > 1;
create index if not exists order_items_of_upload on order_items (image) where image like '/api/images/up-%';

alter table products add column preview text;
