-- the words of shops' names, too: `hardwear` finds the Hardware, as it would find a product
create trigger shops_teach_words after insert on shops referencing new table as fresh
  for each statement execute function learn_words();
create trigger shops_teach_new_words after update of name on shops for each row
  when (old.name is distinct from new.name) execute function learn_changed_name();

insert into search_words
select distinct w.word from shops, regexp_split_to_table(plain(name), '[^[:alnum:]]+') as w (word)
where length(w.word) between 2 and 40 and w.word ~ '[[:alpha:]]'
on conflict do nothing;
