-- R56: what an account's lists hold is counted from the index alone, however many bids it has.
create index bid_of_account_status on bid (account_id, status, held_on) include (kind, amount);
