-- R7: one group per account and lot.
create table favourite (
  account_id bigint not null references account (id),
  lot_id bigint not null references lot (id),
  favourite_group text not null check (favourite_group in ('A', 'B', 'C', 'D', 'E')),
  placed_at timestamptz not null default app_now(),
  primary key (account_id, lot_id)
);
create index favourite_group on favourite (account_id, favourite_group, placed_at desc);
