-- R100: who receives a car, and who is told of its arrival. The identity document stands apart, so that it can be erased.
alter table purchase
  add column consignee_document text not null default '',
  add column notify_document text not null default '',
  add column parties_changed_at timestamptz,
  add column parties_changed_by bigint references account (id);

update purchase set
  consignee_document = coalesce(consignee ->> 'document', ''),
  notify_document = coalesce(notify_party ->> 'document', ''),
  consignee = consignee - 'document',
  notify_party = notify_party - 'document'
where consignee ? 'document' or notify_party ? 'document';

-- The parties that an account has named last, to be named again. The document stands apart here, too.
create table party_book (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  party jsonb not null,
  document text not null default '',
  used_at timestamptz not null default app_now()
);
create unique index party_book_once on party_book (account_id, lower(party ->> 'fullName'), lower(party ->> 'address'));
create index party_book_to_erase on party_book (used_at) where document <> '';
create index purchase_documents on purchase (id) where consignee_document <> '' or notify_document <> '';

-- R83: the log forgets what it keeps of parties like that of a profile.
create index action_log_of_parties on action_log (done_at) where action = 'purchase.parties-changed' and detail ? 'to';

create or replace function forget_old_in_log() returns bigint language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  changed bigint;
begin
  perform set_config('seri.forgets', 'on', true);
  update action_log set detail = jsonb_build_object('forgotten', (
    select coalesce(jsonb_agg(name order by name), '[]') from jsonb_object_keys(detail -> 'to') as name
  ))
  where (action in ('profile.changed', 'client.updated') or action = 'purchase.parties-changed')
    and detail ? 'to' and done_at < app_now() - interval '400 days';
  get diagnostics changed = row_count;
  perform set_config('seri.forgets', '', true);
  return changed;
end
$$;

create or replace function forget_in_log(account bigint) returns bigint language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  changed bigint;
begin
  perform set_config('seri.forgets', 'on', true);
  update action_log set detail = jsonb_build_object('forgotten', (
    select coalesce(jsonb_agg(name order by name), '[]') from jsonb_object_keys(detail -> 'to') as name
  ))
  where detail ? 'to' and (
    (subject = 'account:' || account and action in ('profile.changed', 'client.updated'))
    or (action = 'purchase.parties-changed'
      and subject in (select 'purchase:' || id from purchase where account_id = account))
  );
  get diagnostics changed = row_count;
  perform set_config('seri.forgets', '', true);
  return changed;
end
$$;
