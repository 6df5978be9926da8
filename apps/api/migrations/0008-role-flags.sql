-- What staff changed of the flags that each role comes with (R4); one row for every role whose flags are theirs to change.
create table role_flags (
  role_id integer primary key,
  overrides jsonb not null default '{}',
  version integer not null default 1
);
insert into role_flags (role_id) values (979), (980), (981), (1064), (1065), (1092);

-- 984 is read as restricted (979).
create function role_overrides(role_id integer) returns jsonb language sql stable as $$
  select coalesce(
    (select overrides from role_flags where role_flags.role_id = case $1 when 984 then 979 else $1 end),
    '{}'
  )
$$;
