-- News between nodes that are too large for a notification; read within a moment, cleared away after a minute.
create unlogged table bus_parcels (
  id uuid primary key,
  news text not null,
  created_at timestamptz not null default now()
);
create index bus_parcels_by_age on bus_parcels (created_at);
