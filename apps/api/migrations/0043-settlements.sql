-- R91: how a purchase came to an end that was paid for, or had to be. What was booked is given back, and its lines are booked
-- instead: charges that name it.
create table settlement (
  id bigint generated always as identity primary key,
  purchase_id bigint not null references purchase (id),
  kind text not null check (kind in ('cancelled', 'resold')),
  -- Of a cancellation.
  reason text check (reason in ('window', 'arbitration', 'agreed')),
  note text not null default '' check (length(note) <= 500),
  -- Of a resale.
  resold_on date,
  resold_at text not null default '' check (length(resold_at) <= 120),
  resold_for bigint check (resold_for > 0),
  -- What a resale brought beyond all costs, as far as it was booked for the client.
  gain bigint not null default 0 check (gain >= 0),
  -- The charges that it gave back, and the stop at which the car was: both stand again if it is reversed.
  returned bigint[] not null,
  former_status smallint not null,
  settled_by bigint not null references account (id),
  settled_at timestamptz not null default app_now(),
  reversed_by bigint references account (id),
  reversed_at timestamptz,
  version integer not null default 1,
  check ((kind = 'cancelled') = (reason is not null)),
  check ((kind = 'resold') = (resold_on is not null and resold_for is not null))
);
create unique index settlement_of_purchase on settlement (purchase_id) where reversed_at is null;

alter table charge add column settlement_id bigint references settlement (id);
create index charge_of_settlement on charge (settlement_id) where settlement_id is not null;
alter table charge drop constraint charge_kind_check;
alter table charge add constraint charge_kind_check check (kind in ('auction', 'agent', 'delivery', 'freight', 'invoice',
  'inspection', 'insurance', 'storage', 'penalty', 'discount', 'other')
  or (kind in ('car', 'proceeds') and settlement_id is not null));
alter table charge drop constraint charge_check;
alter table charge add constraint charge_amount check (case when kind in ('discount', 'proceeds') then amount < 0 else amount >= 0 end);

alter table ledger_entry drop constraint ledger_entry_fee;
alter table ledger_entry add constraint ledger_entry_fee check (fee is null or (purchase_id is not null
  and fee in ('auction', 'agent', 'delivery', 'freight', 'invoice', 'inspection', 'insurance', 'storage', 'penalty',
    'discount', 'other', 'car', 'proceeds')));
