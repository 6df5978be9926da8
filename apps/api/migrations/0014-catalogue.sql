-- The number of a lot as a number, for ranges and for the order within one moment; null where a house prints letters.
alter table lot add column lot_number integer
  generated always as (case when lot_no ~ '^[0-9]{1,9}$' then lot_no::integer end) stored;
