-- The first migration names functions with the schema `public`, so that pg_restore, which has no search path, can
-- call them. In the schema of a town they are that schema's, and so is the lock; in `public` nothing changes.
do $$
declare
  name text;
  called text;
  definition text;
begin
  foreach name in array array['search_words', 'to_search_vector', 'to_search_query', 'can_open_unpaid_orders'] loop
    definition := pg_get_functiondef(format('%I.%I', current_schema(), name)::regproc);
    foreach called in array array['normalize_text', 'search_words', 'encode_words'] loop
      definition := replace(definition, 'public.' || called, format('%I.%I', current_schema(), called));
    end loop;
    execute replace(definition, '''unpaid orders ''',
      quote_literal('unpaid orders ' || coalesce(nullif(current_schema(), 'public') || ' ', '')));
  end loop;
end $$;
