-- R10: a sign-in has one live refresh token. The time of the last renewal opens its grace, and until the browser has used
-- what it was given, the token replaced last is still exchanged.
alter table sign_in add renewed_at timestamptz, add is_renewal_received boolean not null default true;
-- Until now each use within the grace began a chain of its own. Of those only the newest goes on.
update sign_in_token as older set replaced_at = app_now()
from sign_in_token as newer
where older.kind = 'refresh' and older.replaced_at is null
  and newer.kind = 'refresh' and newer.replaced_at is null
  and newer.sign_in_id = older.sign_in_id
  and (newer.expires_at, newer.hash) > (older.expires_at, older.hash);
create unique index sign_in_token_live on sign_in_token (sign_in_id) where kind = 'refresh' and replaced_at is null;

-- R10: a sign-in ends at a time that renewals do not move, of staff after half a day.
update sign_in set expires_at = least(expires_at, app_now() + interval '12 hours')
from account where account.id = account_id and role_id = 991 and ended_at is null;

-- R76: tries to sign in that failed, one row a minute for each network, account or address, and reason. The action log is
-- not for them: these rows are counted up, and forgotten after 90 days. Addresses without an account are kept as a keyed
-- hash; both columns are null in the row of all others, once a network has tried many in a minute.
create table failed_sign_in (
  id bigint generated always as identity primary key,
  minute timestamptz not null,
  network text not null,
  account_id bigint references account (id),
  email_hash text,
  reason text not null,
  tries integer not null default 1,
  last_at timestamptz not null default app_now()
);
create unique index failed_sign_in_counted on failed_sign_in
  (minute, network, reason, coalesce(account_id, 0), coalesce(email_hash, ''));
create index failed_sign_in_latest on failed_sign_in (last_at desc, id desc);
