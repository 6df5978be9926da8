-- R50: the export type last chosen for an account and a kind of lots, by itself or by staff. Null is staff's choice to
-- agree on it later.
create table bid_type_choice (
  account_id bigint not null references account (id),
  kind text not null check (kind in ('car', 'bike', 'machine')),
  is_by_staff boolean not null,
  bid_type smallint,
  primary key (account_id, kind, is_by_staff)
);
-- Whoever has bid before is not asked anew.
insert into bid_type_choice (account_id, kind, is_by_staff, bid_type)
select distinct on (account_id, kind, created_by <> account_id) account_id, kind, created_by <> account_id, bid_type
from bid where kind <> 'stock' and bid_type is not null
order by account_id, kind, created_by <> account_id, placed_at desc, id desc;
