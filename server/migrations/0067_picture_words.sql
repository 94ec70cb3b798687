-- what each picture of a product shows, for those who do not see it: { picture: words }, so that it goes along in every order
alter table products add column picture_words jsonb not null default '{}' check (jsonb_typeof(picture_words) = 'object');
