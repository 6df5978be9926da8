-- R88: what one kind of charge costs for some purchases, in some time. A dimension that is null is not named.
create table tariff (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'auction', 'agent', 'delivery', 'freight', 'invoice', 'inspection', 'insurance', 'storage', 'penalty', 'other'
  )),
  valid_from date not null,
  -- The last day.
  valid_to date check (valid_to >= valid_from),
  account_id bigint references account (id),
  client_tier text check (client_tier in ('client', 'vip', 'dealer')),
  house_id integer references house (id),
  method text check (method in ('bid', 'negotiation', 'stock')),
  yard text check (yard <> ''),
  discharge_port text check (discharge_port <> ''),
  load_port text check (load_port <> ''),
  line text check (line <> ''),
  region text check (region in (
    'hokkaido', 'tohoku', 'kanto', 'chubu', 'kansai', 'chugoku', 'shikoku', 'kyushu', 'okinawa'
  )),
  size_class text check (size_class in ('kei', 'small', 'middle', 'large', 'oversize', 'bike', 'machine')),
  -- Both included.
  price_from bigint check (price_from >= 0),
  price_to bigint check (price_to >= coalesce(price_from, 0)),
  how text not null check (how in ('flat', 'percent_bp', 'per_m3', 'per_day')),
  -- Yen, or hundredths of a percent.
  value bigint not null check (value >= 0 and (how <> 'percent_bp' or value <= 10000)),
  least bigint check (least is null or (least >= 0 and how <> 'flat')),
  most bigint check (most is null or (most >= coalesce(least, 0) and how <> 'flat')),
  free_days integer check (free_days is null or (free_days >= 0 and how = 'per_day')),
  books_at text not null check (books_at in ('win', 'pick_up', 'departure', 'leaving', 'hand')),
  note text not null default '',
  source_url text not null default '',
  source_date date,
  is_demo boolean not null default false,
  -- A charge was booked by it: its price never changes again.
  is_used boolean not null default false,
  version integer not null default 1,
  -- Null: it came with the installation.
  changed_by bigint references account (id),
  changed_at timestamptz not null default app_now(),
  -- A number for the named dimensions and their values; of prices only whether they are named.
  scope bigint not null generated always as (('x' || substr(md5(
    kind || '|' || coalesce(account_id::text, '') || '|' || coalesce(client_tier, '') || '|' ||
    coalesce(house_id::text, '') || '|' || coalesce(method, '') || '|' || coalesce(lower(btrim(yard)), '') || '|' ||
    coalesce(lower(btrim(discharge_port)), '') || '|' || coalesce(lower(btrim(load_port)), '') || '|' ||
    coalesce(lower(btrim(line)), '') || '|' || coalesce(region, '') || '|' || coalesce(size_class, '') || '|' ||
    case when price_from is null and price_to is null then '' else 'price' end
  ), 1, 15))::bit(60)::bigint) stored,
  -- Two rows of equal weight never fit the same purchase, whoever saves them at the same time. Deferred, since a file may
  -- end one row and begin the next in any order. As ranges, all three fit an index that needs no extension.
  constraint tariff_overlap exclude using gist (
    int8range(scope, scope, '[]') with &&,
    int8range(price_from, price_to, '[]') with &&,
    daterange(valid_from, valid_to, '[]') with &&
  ) deferrable initially deferred
);
create index tariff_account on tariff (account_id) where account_id is not null;

-- What an installation charged until now it charges on, from the win, until staff end it. The release before this one
-- still reads the old table.
insert into tariff (kind, valid_from, how, value, books_at)
select kind, date '2000-01-01', 'flat', amount, 'win' from fee_rate where amount > 0;
