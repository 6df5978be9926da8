-- R91: the charges that a settlement does not expect any more. They are expected again if it is reversed.
alter table settlement add column dropped bigint[] not null default '{}';
-- Those that staff removed by themselves are in the log.
update settlement set dropped = coalesce((
  select array_agg(charge.id order by charge.id) from charge
  where charge.purchase_id = settlement.purchase_id and state = 'dropped' and not exists (
    select from action_log
    where subject = 'purchase:' || charge.purchase_id and action = 'purchase.charge-removed'
      and (detail ->> 'chargeId')::bigint = charge.id)
), '{}')
where reversed_at is null;
