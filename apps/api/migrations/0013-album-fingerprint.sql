-- Beside the album itself: a key is then written once, and not again for each album.
alter table album add column fingerprint uuid;
update album set fingerprint = album_fingerprint from lot_key where lot_key.id = lot_id;
alter table lot_key drop column album_fingerprint;
