-- suggestions: the shops whose names begin with what has been typed so far
create index shops_by_beginning on shops (plain(name) text_pattern_ops) where status = 'approved' and deleted_at is null;
