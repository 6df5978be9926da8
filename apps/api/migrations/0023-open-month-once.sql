-- `to_regclass` answers from this session's cache, which does not know yet of the partition that another session has
-- created while this one waited for the lock. A query reads what is committed.
create or replace function open_lot_month(day date) returns void language plpgsql as $$
declare
  first date := date_trunc('month', day);
  name text := 'lot_' || to_char(first, 'YYYY_MM');
begin
  if to_regclass(name) is not null then return; end if;
  perform pg_advisory_xact_lock(7316004);
  if exists (select from pg_class where relname = name and relnamespace = current_schema()::regnamespace) then return; end if;
  execute format('create table %I (like lot including all)', name);
  execute format(
    'alter table lot attach partition %I for values from (%L) to (%L)', name, first, (first + interval '1 month')::date
  );
end
$$;
