-- R58: what staff make of a bid is told some seconds later: a notice that is taken back by then was never told. Of which
-- change it is says the log's id.
alter table notice
  add column change_id bigint,
  add column told_at timestamptz default app_now();
create index notice_untold on notice (change_id) where told_at is null;
