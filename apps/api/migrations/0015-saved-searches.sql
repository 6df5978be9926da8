-- R40: filters and a sort under a title, at most ten an account and page type; `params` as an address writes them.
create table saved_search (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  page_type text not null,
  title text not null check (char_length(title) between 1 and 100),
  params text not null,
  -- Where the catalogue stood when it was last opened: its newest lot, and the day in Japan.
  seen_lot_id bigint not null,
  seen_on date not null,
  created_at timestamptz not null default app_now()
);
create index saved_search_of_account on saved_search (account_id, page_type, id);
