-- An account's money: entries that are written once and never changed (R22). `number` counts an account's entries, so
-- that two of them booked at once without its lock collide instead of passing each other.
create table ledger_entry (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  number integer not null check (number > 0),
  kind text not null check (kind in ('remittance', 'car_purchase', 'fee', 'refund', 'correction')),
  amount bigint not null check (
    case
      when kind in ('remittance', 'refund') then amount > 0
      when kind in ('car_purchase', 'fee') then amount < 0
      else amount <> 0
    end
  ),
  balance bigint not null,
  description text not null default '',
  reason text not null,
  booked_by bigint references account (id),
  booked_at timestamptz not null default app_now(),
  unique (account_id, number)
);

create table credit_limit_change (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  old_limit bigint not null,
  new_limit bigint not null check (new_limit >= 0),
  reason text not null,
  changed_by bigint not null references account (id),
  changed_at timestamptz not null default app_now()
);
create index credit_limit_change_account on credit_limit_change (account_id, id desc);

-- Insert only, for whoever asks: the rights are taken away, and a superuser, who needs none, meets the trigger.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is insert only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
create trigger ledger_entry_stays before update or delete on ledger_entry
  for each row execute function refuse_change();
create trigger ledger_entry_stays_whole before truncate on ledger_entry
  for each statement execute function refuse_change();
create trigger credit_limit_change_stays before update or delete on credit_limit_change
  for each row execute function refuse_change();
create trigger credit_limit_change_stays_whole before truncate on credit_limit_change
  for each statement execute function refuse_change();
revoke update, delete, truncate on ledger_entry, credit_limit_change from public, current_user;
