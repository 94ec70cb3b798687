-- the number of objects of an owner is bounded: copies of an image use no bytes
alter table storage_quotas add column object_count integer not null default 0;

insert into storage_quotas (owner_id, used_bytes, object_count)
select owner_id, 0, count(*) from storage_objects group by owner_id
on conflict (owner_id) do update set object_count = excluded.object_count;

create function uncount_storage_object() returns trigger language plpgsql as $$
begin
  -- a node of the version before does not count what it stores
  update storage_quotas set object_count = greatest(object_count - 1, 0) where owner_id = old.owner_id;
  return null;
end $$;
create trigger storage_objects_uncount after delete on storage_objects for each row
  execute function uncount_storage_object();
