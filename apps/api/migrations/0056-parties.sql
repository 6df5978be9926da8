-- R100: who receives a car, and who is told of its arrival. The identity document stands apart, so that it can be erased.
alter table purchase
  add column consignee_document text not null default '',
  add column notify_document text not null default '';
