-- When a waiting photo is asked for next: at once, later after a failure, and not while somebody is at it.
alter table photo add column try_at timestamptz not null default app_now();
drop index photo_waiting;
create index photo_waiting on photo (try_at) where state = 'waiting';
