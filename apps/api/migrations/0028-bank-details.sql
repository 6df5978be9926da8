-- The company's bank details (R64): each save is a row of its own, the newest one is shown. Null: none are shown.
create table bank_details (
  version integer primary key check (version > 0),
  details jsonb,
  changed_by bigint not null references account (id),
  changed_at timestamptz not null default app_now()
);

-- Insert only, like the ledger: who could rewrite a version could hide where money was sent.
create trigger bank_details_stays before update or delete on bank_details
  for each row execute function refuse_change();
create trigger bank_details_stays_whole before truncate on bank_details
  for each statement execute function refuse_change();
revoke update, delete, truncate on bank_details from public, current_user;
