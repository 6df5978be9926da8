-- R7: what an account calls its favourite groups; a group without a row has its letter alone.
create table favourite_name (
  account_id bigint not null references account (id),
  favourite_group text not null check (favourite_group in ('A', 'B', 'C', 'D', 'E')),
  name text not null check (length(name) between 1 and 30),
  primary key (account_id, favourite_group)
);
