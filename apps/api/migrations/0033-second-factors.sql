-- The authenticator app of an account. Its secret is sealed with a key of the portal; until it is confirmed it opens
-- nothing. A code counts once: only one of a later step is taken.
create table authenticator (
  account_id bigint primary key references account (id),
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

create table passkey (
  id uuid primary key default gen_random_uuid(),
  credential_id bytea not null unique,
  account_id bigint not null references account (id),
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default app_now(),
  used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- Kept as keyed hashes only.
create table recovery_code (
  hash bytea primary key,
  account_id bigint not null references account (id),
  used_at timestamptz
);
create index recovery_code_account on recovery_code (account_id);

-- A question to one account that is not answered yet; kept as its hash only.
create table factor_challenge (
  hash bytea primary key,
  account_id bigint not null references account (id),
  purpose text not null check (purpose in ('sign-in', 'enrol', 'assert-passkey', 'add-passkey')),
  expires_at timestamptz not null
);
create index factor_challenge_account on factor_challenge (account_id);
create index factor_challenge_expiry on factor_challenge (expires_at);

-- Whether staff must have a second factor, once an owner has chosen.
create table staff_factor_rule (
  id boolean primary key default true check (id),
  is_required boolean not null,
  changed_by bigint not null references account (id),
  changed_at timestamptz not null default app_now()
);

-- When whoever sits at the browser proved last to be the account. Unknown for sign-ins from before.
alter table sign_in add proved_at timestamptz;
alter table sign_in alter proved_at set default app_now();

alter table mailed_link drop constraint mailed_link_kind_check,
  add constraint mailed_link_kind_check check (kind in ('verify-email', 'reset-password', 'enrol-factor'));
