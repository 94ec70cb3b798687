-- whether a product shows a picture that lies elsewhere: only such are fetched from hosts that we do not know
create index products_with_remote_picture on products using hash (image) where image like 'https://%';
