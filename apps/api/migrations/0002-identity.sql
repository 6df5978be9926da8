-- An account is what a person signs in with. Roles are the wire's ids (R3); overrides win over a role's defaults (R4).
create table account (
  id bigint generated always as identity (start with 1001) primary key,
  email text not null,
  password_hash text not null,
  role_id integer not null,
  is_owner boolean not null default false,
  overrides jsonb not null default '{}',
  full_name text not null,
  company text not null default '',
  mobile text not null default '',
  office_phone text not null default '',
  city text not null default '',
  address text not null default '',
  country_id integer,
  language_id integer check (language_id in (692, 693)),
  bid_email_notify boolean not null default true,
  created_at timestamptz not null default app_now(),
  last_login_at timestamptz
);
create unique index account_email on account (lower(email));

-- One browser's authenticated presence. Tokens are kept as hashes only.
create table sign_in (
  id uuid primary key,
  account_id bigint not null references account (id),
  created_at timestamptz not null default app_now(),
  seen_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  user_agent text not null default '',
  address inet
);
create index sign_in_account on sign_in (account_id) where ended_at is null;

create table sign_in_token (
  hash bytea primary key,
  sign_in_id uuid not null references sign_in (id) on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  replaced_at timestamptz
);
create index sign_in_token_sign_in on sign_in_token (sign_in_id);
create index sign_in_token_expiry on sign_in_token (expires_at);

-- Browsers an account has signed in from; the first sign-in from another one is told by mail.
create table known_device (
  account_id bigint not null references account (id),
  device_hash bytea not null,
  first_seen_at timestamptz not null default app_now(),
  primary key (account_id, device_hash)
);
