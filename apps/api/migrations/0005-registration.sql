-- What a person is asked for at registration, and what staff decide about an account.
-- An account made without naming it is confirmed: the release before this one knows no registration.
alter table account
  add column referral_code text not null default '',
  add column email_confirmed_at timestamptz default app_now(),
  add column manager_id bigint references account (id),
  add column dealer_id bigint references account (id),
  add column note text not null default '',
  add column credit_limit bigint not null default 0 check (credit_limit >= 0),
  add column daily_bid_limit integer not null default 0 check (daily_bid_limit >= 0),
  add column daily_uss_limit integer not null default 0 check (daily_uss_limit >= 0),
  -- Counts the changes that staff made: two of them at once are told apart by it.
  add column version integer not null default 1;
create index account_manager on account (manager_id);
create index account_dealer on account (dealer_id);

-- Links mailed to people. Only the hash is kept; each works once and for a while.
create table mailed_link (
  hash bytea primary key,
  account_id bigint not null references account (id),
  kind text not null check (kind in ('verify-email', 'reset-password')),
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_link_account on mailed_link (account_id, kind);
create index mailed_link_expiry on mailed_link (expires_at);

-- Tries that have not succeeded, by what they are counted for (an address, an e-mail, a known browser): the next one
-- waits longer. Names of people are kept as hashes only.
create table tries (
  key text primary key,
  count integer not null,
  last_at timestamptz not null,
  wait_until timestamptz not null
);
create index tries_age on tries (last_at);
