-- Staff open the list of clients by name (R26).
create index account_name on account (lower(full_name), id);
