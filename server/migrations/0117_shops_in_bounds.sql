-- The shops of a map's view, found and counted by the index alone.
create index shops_in_bounds on shops (lat, lng) include (id) where status = 'approved' and deleted_at is null;
