-- The import writes an album with its lot and its photos in one statement that reads both, and nothing deletes either. Two
-- keys checked for each of millions of albums cost it half of its time for nothing.
alter table album drop constraint album_lot_id_fkey, drop constraint album_sheet_id_fkey;
