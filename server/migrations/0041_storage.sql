create table storage_buckets (
  id text primary key check (length(id) between 1 and 100),
  owner_id uuid,
  public boolean not null default false,
  file_size_limit bigint check (file_size_limit > 0),
  allowed_mime_types jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into storage_buckets (id, public, file_size_limit, allowed_mime_types)
values ('pictures', true, 20000000, '["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"]');

create table storage_objects (
  id uuid primary key,
  bucket_id text not null references storage_buckets on delete restrict,
  -- C: a folder is a range of names
  name text collate "C" not null check (length(name) between 1 and 1024),
  owner_id uuid not null,
  -- a picture's bytes are those of the image; other files keep their own
  image_id text references images on delete restrict,
  file uuid unique,
  bytes integer not null check (bytes >= 0),
  mimetype text not null,
  cache_control text not null,
  user_metadata jsonb,
  version uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (bucket_id, name),
  check ((image_id is null) <> (file is null))
);
create index storage_objects_of_image on storage_objects (image_id) where image_id is not null;

-- a picture's room is given back with the image
create trigger storage_objects_give_room_back after delete on storage_objects for each row
  when (old.image_id is null) execute function give_room_back();

create function picture_is_shown(picture text) returns boolean language sql stable as $$
  select exists (
      select from products p where p.image like '/api/images/up-%' and p.image = '/api/images/' || picture
        and p.deleted_at is null)
    or exists (
      select from products p where jsonb_array_length(p.images) > 1
        and p.images @> jsonb_build_array('/api/images/' || picture) and p.deleted_at is null)
    or exists (
      select from shops s where s.shop_photo = '/api/images/' || picture and s.deleted_at is null)
    or exists (
      select from order_items i where i.image like '/api/images/up-%' and i.image = '/api/images/' || picture)
    or exists (select from storage_objects o where o.image_id = picture) $$;
