-- R61: which fee of its purchase an entry pays, or gives back.
alter table ledger_entry add column fee text
  check (fee is null or (purchase_id is not null and fee in ('agent', 'other', 'freight', 'invoice', 'delivery')));
