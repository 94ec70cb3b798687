-- what checkout fills in: the phone number and the delivery addresses that a customer has saved
alter table users add column contact_phone text not null default '';

create table delivery_addresses (
  id uuid not null,
  user_id uuid not null,
  address text not null,
  -- what checkout chooses first
  is_default boolean not null,
  created_at timestamptz not null default now()
);
alter table delivery_addresses add constraint delivery_addresses_pkey primary key (id);
alter table delivery_addresses add constraint delivery_addresses_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade;
alter table delivery_addresses add constraint delivery_addresses_key unique (user_id, address);
create unique index delivery_addresses_one_default on delivery_addresses (user_id) where is_default;
