-- Requests may run as a role that owns no table. It still opens months: exactly that, by the owner's right.
create or replace function open_lot_month(day date) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  first date := date_trunc('month', day);
  name text := 'lot_' || to_char(first, 'YYYY_MM');
begin
  if to_regclass(name) is not null then return; end if;
  perform pg_advisory_xact_lock(7316004);
  if exists (select from pg_class where relname = name and relnamespace = 'public'::regnamespace) then return; end if;
  execute format('create table %I (like lot including all)', name);
  execute format(
    'alter table lot attach partition %I for values from (%L) to (%L)', name, first, (first + interval '1 month')::date
  );
end
$$;
revoke execute on function open_lot_month(date) from public;

-- The log is insert only, like the ledger, but for what it keeps of people.
create trigger action_log_stays before update or delete on action_log
  for each row when (current_setting('seri.forgets', true) is distinct from 'on') execute function refuse_change();
create trigger action_log_stays_whole before truncate on action_log
  for each statement execute function refuse_change();

-- Names, addresses and notes go; that they were changed, when and by whom, stays. Returns how many rows it changed.
create function forget_in_log(account bigint) returns bigint language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  changed bigint;
begin
  perform set_config('seri.forgets', 'on', true);
  update action_log set detail = jsonb_build_object('forgotten', (
    select coalesce(jsonb_agg(name order by name), '[]') from jsonb_object_keys(detail -> 'to') as name
  ))
  where subject = 'account:' || account and action in ('profile.changed', 'client.updated') and detail ? 'to';
  get diagnostics changed = row_count;
  perform set_config('seri.forgets', '', true);
  return changed;
end
$$;
revoke execute on function forget_in_log(bigint) from public;

-- Whether an account may be deleted asks for locks on the rows that name it, with the right of their owner; the triggers
-- still refuse the owner every change.
grant update on ledger_entry, credit_limit_change, bank_details to current_user;

-- Backups that were made and, mostly, tried: their age is watched.
create table backup_made (
  id bigint generated always as identity primary key,
  made_at timestamptz not null default clock_timestamp(),
  file text not null,
  bytes bigint not null,
  is_tried boolean not null
);
