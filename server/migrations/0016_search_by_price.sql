-- The price as one of 441 ranges: the wider, the higher it is, by a twelfth to an eightieth of it. Whole numbers only, as
-- logarithms could differ between machines.
create function price_range(price_cents bigint) returns integer
  language sql immutable parallel safe
  as $$ select case
    when price_cents < 1000 then price_cents * 8 / 100
    when price_cents < 10000 then 72 + price_cents * 8 / 1000
    when price_cents < 100000 then 144 + price_cents * 8 / 10000
    when price_cents < 1000000 then 216 + price_cents * 8 / 100000
    when price_cents < 10000000 then 288 + price_cents * 8 / 1000000
    else 360 + price_cents * 8 / 10000000
  end::integer $$;

create function price_ranges(lowest_cents bigint, highest_cents bigint) returns integer[]
  language sql immutable strict parallel safe
  as $$ select array(select generate_series(price_range(lowest_cents), price_range(highest_cents))) $$;

-- With the price in the index of words, a common word at a narrow price is found by the index alone: without it, all
-- products with the word were read (0.1 to 0.6 s among a million). Each change of a price writes all indexes anyway.
drop index products_search;
create index products_search on products using gin (search_vector, (array[category]), (array[price_range(price_cents)]))
  where is_listed;
