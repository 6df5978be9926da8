-- The number of a lot as a number, for ranges and for the order within one moment; null where a house prints letters.
alter table lot add column lot_number integer
  generated always as (case when lot_no ~ '^[0-9]{1,9}$' then lot_no::integer end) stored;

-- What is asked of many lots is answered from two orderings, of time and of models, that hold all it needs.
drop index lot_by_time;
create index lot_by_time on lot (kind, held_on, runs_at, lot_number, id) include (
  session_id, model_id, chassis_id, category_id, year, engine_cc, mileage_km, hours, start_price, sold_price, status,
  condition, condition_rank, color, gearbox, steering
);
drop index lot_of_model;
create index lot_by_model on lot (kind, model_id, held_on) include (
  id, runs_at, lot_number, session_id, chassis_id, category_id, year, engine_cc, mileage_km, hours, start_price,
  sold_price, status, condition, condition_rank, color, gearbox, steering
);
create index lot_by_number on lot (lot_number);
-- Of the lots that are compared with others.
create index lot_sold on lot (model_id, chassis_id, year) include (kind, condition, held_on, sold_price)
  where sold_price is not null;
drop index lot_of_session;
create index lot_of_session on lot (session_id, kind);

-- How many lots of a kind a session has: what every total and the schedule begin with.
create table session_lots (
  session_id bigint not null references auction_session (id),
  kind text not null,
  lots integer not null check (lots > 0),
  primary key (session_id, kind)
);
insert into session_lots (session_id, kind, lots)
select session_id, kind, count(*) from lot where session_id is not null group by session_id, kind;
