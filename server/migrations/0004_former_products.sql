-- a product that its shop deleted while it was public: its page says that it is no longer sold
alter table products add column is_former boolean not null default false;
