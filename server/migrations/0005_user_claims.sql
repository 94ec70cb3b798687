-- what tokens say about a user: the identity server reads this view instead of the tables of the marketplace
create view user_claims as
  select u.id as user_id, u.role, m.shop_id, u.banned_at is not null as is_banned
  from users u left join shop_members m on m.user_id = u.id and m.role = 'owner';
