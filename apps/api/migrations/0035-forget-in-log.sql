-- R83: what the log keeps of people goes by its age, too. The application cannot choose the age: it may forget only what is
-- old.
create index action_log_of_people on action_log (done_at)
  where action in ('profile.changed', 'client.updated') and detail ? 'to';

-- Names, addresses and notes go; that they were changed, when and by whom, stays. Returns how many rows it changed.
create function forget_old_in_log() returns bigint language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  changed bigint;
begin
  perform set_config('seri.forgets', 'on', true);
  update action_log set detail = jsonb_build_object('forgotten', (
    select coalesce(jsonb_agg(name order by name), '[]') from jsonb_object_keys(detail -> 'to') as name
  ))
  where action in ('profile.changed', 'client.updated') and detail ? 'to' and done_at < app_now() - interval '400 days';
  get diagnostics changed = row_count;
  perform set_config('seri.forgets', '', true);
  return changed;
end
$$;
revoke execute on function forget_old_in_log() from public;
