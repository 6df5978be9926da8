-- What an owner has given to a manager, or taken (R89). The rest is as usual: {"accounting": true, "logistics": false}.
alter table account add staff_rights jsonb not null default '{}';

-- Until now every manager booked money. Those who did so by themselves within the last year go on, and all others ask an
-- owner. The log says it, because nobody has given this right.
with kept as (
  update account set staff_rights = '{"accounting": true}'
  where role_id = 991 and not is_owner and exists (
    select from ledger_entry
    where booked_by = account.id and kind in ('remittance', 'correction') and purchase_id is null
      and booked_at > app_now() - interval '1 year'
  )
  returning id
)
insert into action_log (account_id, on_behalf_of, action, subject, detail)
select null, id, 'client.rights-changed', 'account:' || id,
  '{"from": {"staff_rights": {}}, "to": {"staff_rights": {"accounting": true}}, "by": "update"}'
from kept;

-- The company as the seller of its papers: each save is a row of its own, the newest one counts (R64).
create table company_billing (
  version integer primary key check (version > 0),
  details jsonb not null,
  changed_by bigint not null references account (id),
  changed_at timestamptz not null default app_now()
);

-- Insert only, like the bank details: a paper names the version that it was made from.
create trigger company_billing_stays before update or delete on company_billing
  for each row execute function refuse_change();
create trigger company_billing_stays_whole before truncate on company_billing
  for each statement execute function refuse_change();
-- A foreign key that is checked locks rows, for which its owner needs the right to update.
revoke delete, truncate on company_billing from public, current_user;
