-- R56: what stands in the list under way whatever its day; other bids are found by theirs.
create index bid_unfinished on bid (held_on) where status in (1, 2, 3, 6) and purchase_id is null;
-- A win with its purchase leaves that list, which is counted from the index alone.
create index bid_of_account_list on bid (account_id, status, held_on) include (kind, amount, purchase_id);
drop index bid_of_account_status;
