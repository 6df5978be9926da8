-- R87: everything that a purchase costs beside its price, one line each. A purchase may have several of a kind.
create table charge (
  id bigint generated always as identity primary key,
  purchase_id bigint not null references purchase (id),
  kind text not null check (kind in ('auction', 'agent', 'delivery', 'freight', 'invoice', 'inspection', 'insurance',
    'storage', 'penalty', 'discount', 'other')),
  -- Null: nobody knows it yet.
  amount bigint check (case when kind = 'discount' then amount < 0 else amount >= 0 end),
  state text not null check (state in ('expected', 'booked', 'returned', 'dropped')),
  -- What staff call it, beside its kind.
  note text not null default '' check (length(note) <= 200),
  -- The row of the table of prices that it comes from.
  tariff_id bigint references tariff (id),
  -- Null: a rule made it.
  entered_by bigint references account (id),
  entered_at timestamptz not null default app_now(),
  version integer not null default 1,
  check (state in ('expected', 'dropped') or amount is not null)
);
create index charge_of_purchase on charge (purchase_id, id);
-- A rule makes a charge once, however often it is asked. Staff may enter several of a kind.
create unique index charge_by_rule on charge (purchase_id, kind) where entered_by is null and state in ('expected', 'booked');

-- The charge that an entry books, changes or gives back.
alter table ledger_entry add column charge_id bigint references charge (id);
create index ledger_entry_charge on ledger_entry (charge_id) where charge_id is not null;
alter table ledger_entry drop constraint ledger_entry_check1;
alter table ledger_entry add constraint ledger_entry_fee check (fee is null or (purchase_id is not null
  and fee in ('auction', 'agent', 'delivery', 'freight', 'invoice', 'inspection', 'insurance', 'storage', 'penalty',
    'discount', 'other')));

-- A fee of zero meant "free" as well as "not known yet". Of a car on its way it is not known, but for other fees, which nobody
-- expects; of any other car it was free.
insert into charge (purchase_id, kind, amount, state, entered_at)
select id, kind, nullif(amount, 0), case when amount = 0 then 'expected' when voided_at is null then 'booked' else 'returned' end,
  purchased_at
from purchase_fee join purchase on id = purchase_id
where amount > 0 or (kind <> 'other' and voided_at is null and status in (0, 1, 2, 3, 4))
order by id, kind;

-- Entries never change. These get the id of a charge that did not exist when they were written, and nothing else.
alter table ledger_entry disable trigger ledger_entry_stays;
update ledger_entry set charge_id = charge.id
from charge where charge.purchase_id = ledger_entry.purchase_id and charge.kind = ledger_entry.fee;
alter table ledger_entry enable trigger ledger_entry_stays;

-- The release before this one writes and reads purchase_fee, which has one row for each of five kinds. While both run, each sees
-- what the other has booked. A restore loads the rows of both tables as they are.
alter table purchase_fee drop constraint purchase_fee_amount_check;

create function charge_of_fee() returns trigger language plpgsql as $$
begin
  insert into charge (purchase_id, kind, amount, state)
  select new.purchase_id, new.kind, nullif(new.amount, 0), case when new.amount = 0 then 'expected' else 'booked' end
  where new.amount > 0 or new.kind <> 'other';
  return null;
end
$$;
create trigger purchase_fee_is_charge after insert on purchase_fee
  for each row when (pg_trigger_depth() = 0 and current_setting('seri.restores', true) is null) execute function charge_of_fee();

create function fee_of_charge() returns trigger language plpgsql as $$
declare
  fee_kind text := case when new.kind in ('agent', 'freight', 'invoice', 'delivery') then new.kind else 'other' end;
begin
  insert into purchase_fee (purchase_id, kind, amount)
  select new.purchase_id, fee_kind, coalesce(sum(amount), 0) from charge
  where purchase_id = new.purchase_id and state = 'booked'
    and case when kind in ('agent', 'freight', 'invoice', 'delivery') then kind else 'other' end = fee_kind
  on conflict (purchase_id, kind) do update set amount = excluded.amount;
  return null;
end
$$;
create trigger charge_is_fee after insert or update on charge
  for each row when (pg_trigger_depth() = 0 and current_setting('seri.restores', true) is null) execute function fee_of_charge();

create function charge_of_entry() returns trigger language plpgsql as $$
begin
  new.charge_id := (select id from charge where purchase_id = new.purchase_id and kind = new.fee and state = 'booked' order by id limit 1);
  return new;
end
$$;
create trigger fee_entry_has_charge before insert on ledger_entry
  for each row when (new.fee is not null and new.charge_id is null and current_setting('seri.restores', true) is null) execute function charge_of_entry();

create function return_charges() returns trigger language plpgsql as $$
begin
  update charge set state = case state when 'booked' then 'returned' else 'dropped' end
  where purchase_id = new.id and state in ('expected', 'booked');
  return null;
end
$$;
create trigger void_purchase_returns_charges after update of voided_at on purchase
  for each row when (old.voided_at is null and new.voided_at is not null) execute function return_charges();
