-- R92: what the money of an account pays. Allocations join entries up that bear no purchase to purchases, and never change a
-- balance. They are written once; what is freed is another row.

-- An entry down that takes one back.
alter table ledger_entry add column reverses_id bigint unique references ledger_entry (id);

-- The file for accounting software has the entries of some days.
create index ledger_entry_day on ledger_entry (booked_at, id);

-- Sums of entries and allocations, which the triggers below keep right for every writer, the release before this one too.
alter table purchase
  add column cost bigint not null default 0,
  add column allocated bigint not null default 0 check (allocated >= 0),
  -- The day by which it is to be paid. Null of one that the release before has booked, until a job has filled it in.
  add column due_on date,
  -- Nobody is reminded of what was booked before there were due days.
  add column is_reminded boolean not null default true;
create index purchase_to_pay on purchase (account_id, due_on, id) where allocated <> greatest(cost, 0);

alter table account
  -- Staff allocate its money, no rule.
  add column allocates_by_hand boolean not null default false,
  -- Bank days until what it buys is due; null: as the company has it.
  add column due_days integer check (due_days > 0);

create table money_source (
  entry_id bigint primary key references ledger_entry (id),
  account_id bigint not null references account (id),
  amount bigint not null check (amount > 0),
  allocated bigint not null default 0 check (allocated between 0 and amount),
  is_reversed boolean not null default false
);
create index money_source_left on money_source (account_id, entry_id) where allocated < amount and not is_reversed;
create index money_source_lost on money_source (account_id) where allocated > 0 and is_reversed;

create table allocation (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  entry_id bigint not null references money_source (entry_id),
  purchase_id bigint not null references purchase (id),
  -- Below zero: so much of another one is freed.
  amount bigint not null check (amount <> 0),
  frees_id bigint references allocation (id),
  -- Null: a rule made it.
  made_by bigint references account (id),
  made_at timestamptz not null default app_now(),
  check ((amount < 0) = (frees_id is not null))
);
create index allocation_of_account on allocation (account_id, id desc);
create index allocation_of_entry on allocation (entry_id);
create index allocation_of_purchase on allocation (purchase_id, id desc);
create index allocation_frees on allocation (frees_id) where frees_id is not null;
create trigger allocation_stays before update or delete on allocation for each row execute function refuse_change();
create trigger allocation_stays_whole before truncate on allocation for each statement execute function refuse_change();
-- A foreign key that is checked locks rows, for which their owner needs the right to update.
revoke delete, truncate on allocation from public, current_user;

create function count_entry() returns trigger language plpgsql as $$
begin
  if new.purchase_id is not null then
    update purchase set cost = cost - new.amount where id = new.purchase_id;
  elsif new.amount > 0 then
    insert into money_source (entry_id, account_id, amount) values (new.id, new.account_id, new.amount);
  elsif new.reverses_id is not null then
    update money_source set is_reversed = true where entry_id = new.reverses_id;
  end if;
  return null;
end
$$;
create trigger ledger_entry_counts after insert on ledger_entry
  for each row when (current_setting('seri.restores', true) is null) execute function count_entry();

create function count_allocation() returns trigger language plpgsql as $$
begin
  update money_source set allocated = allocated + new.amount where entry_id = new.entry_id;
  update purchase set allocated = allocated + new.amount where id = new.purchase_id;
  return null;
end
$$;
create trigger allocation_counts after insert on allocation
  for each row when (current_setting('seri.restores', true) is null) execute function count_allocation();

-- What was booked until now: the same rule, without a purchase that somebody named. Money and costs of an account lie side by
-- side, the oldest first, up to what is there; where two of them overlap, one pays the other.
update purchase set cost = spent.amount
from (select purchase_id, -sum(amount) as amount from ledger_entry where purchase_id is not null group by purchase_id) as spent
where spent.purchase_id = purchase.id;

insert into money_source (entry_id, account_id, amount)
select id, account_id, amount from ledger_entry where purchase_id is null and amount > 0;

insert into allocation (account_id, entry_id, purchase_id, amount)
with balance as (select account_id, sum(amount) as amount from ledger_entry group by account_id),
cost as (
  select account_id, id, sum(cost) over (partition by account_id order by purchased_at, id) - cost as first,
    sum(cost) over (partition by account_id order by purchased_at, id) as last, sum(cost) over (partition by account_id) as whole
  from purchase where cost > 0
),
source as (
  select account_id, entry_id, sum(amount) over (partition by account_id order by entry_id) - amount as first,
    sum(amount) over (partition by account_id order by entry_id) as last
  from money_source
)
select account_id, entry_id, cost.id, least(cost.last, source.last, free) - greatest(cost.first, source.first)
from cost join source using (account_id) join balance using (account_id)
cross join lateral (select balance.amount + whole as free) as account
where least(cost.last, source.last, free) > greatest(cost.first, source.first)
order by account_id, entry_id, cost.first;

-- Due after five bank days, the first setting of the company. The days are those on which the banks of Japan rest.
update purchase set is_reminded = false, due_on = (
  select day from (
    select day::date, row_number() over (order by day) as place
    from generate_series(date_trunc('day', purchased_at at time zone 'Asia/Tokyo') + interval '1 day',
      date_trunc('day', purchased_at at time zone 'Asia/Tokyo') + interval '30 days', interval '1 day') as day
    where extract(isodow from day) < 6 and day::date <> all ('{
    2025-01-01, 2025-01-02, 2025-01-03, 2025-01-13, 2025-02-11, 2025-02-24, 2025-03-20, 2025-04-29, 2025-05-05,
    2025-05-06, 2025-07-21, 2025-08-11, 2025-09-15, 2025-09-23, 2025-10-13, 2025-11-03, 2025-11-24, 2025-12-31,
    2026-01-01, 2026-01-02, 2026-01-12, 2026-02-11, 2026-02-23, 2026-03-20, 2026-04-29, 2026-05-04, 2026-05-05,
    2026-05-06, 2026-07-20, 2026-08-11, 2026-09-21, 2026-09-22, 2026-09-23, 2026-10-12, 2026-11-03, 2026-11-23,
    2026-12-31, 2027-01-01, 2027-01-11}'::date[])
  ) as bank_day where place = 5);
