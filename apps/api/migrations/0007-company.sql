-- What the company says: one row, written by staff. Until then the first content that comes with the product stands.
create table company (
  id integer primary key default 1 check (id = 1),
  version integer not null,
  content jsonb not null,
  changed_at timestamptz not null default app_now(),
  changed_by bigint references account (id)
);

-- Pictures used as logos, by the hash of their bytes, which lie in the blob store.
create table logo (
  id text primary key,
  created_at timestamptz not null default app_now(),
  created_by bigint references account (id)
);
