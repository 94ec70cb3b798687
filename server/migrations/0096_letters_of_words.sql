-- Which letters a word has, a bit each. A slip of the finger changes two of them at most, so that most words of one
-- beginning and length are passed over without being compared.
create function letters_of(word text) returns integer language sql immutable strict parallel safe as $$
  select coalesce(bit_or(1 << (ascii(letter) % 31)), 0) from regexp_split_to_table(word, '') as letter
$$;
alter table search_words add column letters integer not null generated always as (letters_of(word)) stored;
create index search_words_letters on search_words (left(word, 1), length(word), letters, word);
