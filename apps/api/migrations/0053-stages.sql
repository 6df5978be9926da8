-- R97: the history of a car. A move takes it to another status; a date gives another day to the row that it replaces.
create table purchase_stage (
  id bigint generated always as identity primary key,
  purchase_id bigint not null references purchase (id),
  kind text not null check (kind in ('move', 'date')),
  status smallint not null check (status between 0 and 8),
  -- Null is unknown.
  happened_on date,
  is_estimate boolean not null default false,
  reason text not null default '',
  replaces bigint references purchase_stage (id),
  -- Null where another act has moved it, such as the end of the purchase.
  noted_by bigint references account (id),
  noted_at timestamptz not null default app_now(),
  check ((kind = 'date') = (replaces is not null))
);
create index purchase_stage_of on purchase_stage (purchase_id, id);

-- A car is bought on the day of its auction, a stock car on that of its order.
create function bought_on(car purchase) returns date language sql stable as $$
  select case when kind = 'stock' then (car.purchased_at at time zone 'Asia/Tokyo')::date else car.held_on end
  from bid where bid.id = car.bid_id
$$;

insert into purchase_stage (purchase_id, kind, status, happened_on, noted_by, noted_at)
select id, 'move', 0, bought_on(purchase), created_by, purchased_at from purchase order by id;
-- Nobody has kept the days of those that have moved since.
insert into purchase_stage (purchase_id, kind, status) select id, 'move', status from purchase where status <> 0 order by id;

create trigger purchase_stage_stays before update or delete on purchase_stage
  for each row execute function refuse_change();
create trigger purchase_stage_stays_whole before truncate on purchase_stage
  for each statement execute function refuse_change();

-- The newest move is the status of its purchase, whoever writes it.
create function keep_stage() returns trigger language plpgsql as $$
begin
  if new.status is distinct from (
    select status from purchase_stage where purchase_id = new.id and kind = 'move' order by id desc limit 1
  ) then
    if tg_op = 'INSERT' then
      insert into purchase_stage (purchase_id, kind, status, happened_on, noted_by)
      values (new.id, 'move', new.status, bought_on(new), new.created_by);
    else
      -- A purchase that stands again is where it was, since when it was.
      insert into purchase_stage (purchase_id, kind, status, happened_on, is_estimate)
      select new.id, 'move', new.status, former.happened_on, coalesce(former.is_estimate, false)
      from (values (true)) as once left join lateral (
        select happened_on, is_estimate from purchase_stage
        where purchase_id = new.id and status = new.status order by id desc limit 1
      ) as former on true;
    end if;
  end if;
  return null;
end
$$;
create trigger purchase_keeps_stage after insert or update of status on purchase
  for each row execute function keep_stage();
