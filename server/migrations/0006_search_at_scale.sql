-- A number forgives no slip of the finger: 12 oz is not meant by who types 13. Without them a million products
-- have some ten thousand words, and not a million.
create or replace function learn_words() returns trigger language plpgsql as $$
begin
  -- in one order, so that two statements never wait for each other
  insert into search_words
  select distinct w.word from fresh, regexp_split_to_table(plain(fresh.name), '[^[:alnum:]]+') as w (word)
  where length(w.word) between 2 and 40 and w.word ~ '[[:alpha:]]'
    and not exists (select from search_words known where known.word = w.word)
  order by w.word
  on conflict do nothing;
  return null;
end $$;

create or replace function learn_changed_name() returns trigger language plpgsql as $$
begin
  insert into search_words
  select distinct w.word from regexp_split_to_table(plain(new.name), '[^[:alnum:]]+') as w (word)
  where length(w.word) between 2 and 40 and w.word ~ '[[:alpha:]]'
  order by w.word
  on conflict do nothing;
  return null;
end $$;

delete from search_words where word !~ '[[:alpha:]]';

-- the one shop list that had to sort: what waits for the admin, by name and by age
create index shops_all_newest on shops (created_at desc, id desc) where deleted_at is null;
