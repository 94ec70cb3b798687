-- the origin at which a checkout was placed: the payment page leads back to where the customer is signed in; null: the configured one
alter table payments add column return_origin text;
