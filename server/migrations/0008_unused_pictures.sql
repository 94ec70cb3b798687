-- each uploaded picture is looked at once a week, a few at a time, whether anything still shows it
alter table images add column checked_at timestamptz not null default now();
create index images_by_check on images (checked_at);
create index images_by_content on images (sha256);

-- where an uploaded picture can be shown; a sale changes none of these columns
create index products_of_upload on products (image) where image like '/api/images/up-%';
create index products_of_more_uploads on products using gin (images jsonb_path_ops) where jsonb_array_length(images) > 1;
create index order_items_of_upload on order_items (image) where image like '/api/images/up-%';
