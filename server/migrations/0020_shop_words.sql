-- the words of a shop's name in any form: `bakeries` finds the Bakery
create index shops_words on shops using gin (to_tsvector('english', plain(name))) where status = 'approved' and deleted_at is null;
