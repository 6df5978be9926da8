-- R55: notices are listed by time: ids follow the order of the commits only roughly.
create index notice_of_account_by_time on notice (account_id, created_at desc, id desc);
drop index notice_of_account;
