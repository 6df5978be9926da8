-- How far the average price was from the next sale, by kind; measured anew every night.
create table price_error (
  kind text primary key check (kind in ('car', 'bike', 'machine')),
  sales integer not null check (sales > 0),
  median_error real not null check (median_error >= 0),
  measured_at timestamptz not null default now()
);
