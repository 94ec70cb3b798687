-- Every word that stands in a name. Typing mistakes are looked up here, among some ten thousand words, and not
-- among a million products; a word that no name uses any more does no harm.
create table search_words (word text primary key check (length(word) between 2 and 40));
create index search_words_like on search_words using gin (word gin_trgm_ops);
create index search_words_begin on search_words (word text_pattern_ops);

create function learn_words() returns trigger language plpgsql as $$
begin
  -- in one order, so that two statements never wait for each other
  insert into search_words
  select distinct w.word from fresh, regexp_split_to_table(plain(fresh.name), '[^[:alnum:]]+') as w (word)
  where length(w.word) between 2 and 40
    and not exists (select from search_words known where known.word = w.word)
  order by w.word
  on conflict do nothing;
  return null;
end $$;
create trigger products_teach_words after insert on products referencing new table as fresh
  for each statement execute function learn_words();

-- transition tables and column lists exclude each other, and a sale must not pay for this
create function learn_changed_name() returns trigger language plpgsql as $$
begin
  insert into search_words
  select distinct w.word from regexp_split_to_table(plain(new.name), '[^[:alnum:]]+') as w (word)
  where length(w.word) between 2 and 40
  order by w.word
  on conflict do nothing;
  return null;
end $$;
create trigger products_teach_new_words after update of name on products for each row
  when (old.name is distinct from new.name) execute function learn_changed_name();

insert into search_words
select distinct w.word from products, regexp_split_to_table(plain(name), '[^[:alnum:]]+') as w (word)
where length(w.word) between 2 and 40
on conflict do nothing;
