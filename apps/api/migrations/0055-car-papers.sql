-- R99: the papers of cars that staff upload. A paper belongs to one car or to several of one client.
create table car_paper (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'export_certificate', 'export_certificate_translation', 'auction_sheet', 'auction_sheet_translation', 'house_invoice',
    'inspection', 'radiation', 'insurance', 'booking', 'export_permit', 'bill_of_lading', 'sea_waybill', 'yard_photos',
    'courier', 'other')),
  title text not null default '',
  -- Its number, such as that of a bill of lading, or of a courier.
  number text not null default '',
  issued_on date,
  valid_until date,
  blob_key text not null,
  sha256 text not null,
  bytes bigint not null check (bytes > 0),
  media text not null check (media in ('pdf', 'jpg', 'png', 'webp', 'mp3')),
  -- A draft is for staff alone; a held one is told, and given when its cars are paid.
  state text not null default 'draft' check (state in ('draft', 'shared', 'held', 'replaced', 'withdrawn')),
  -- The newer version of this paper.
  replaced_by bigint references car_paper (id),
  -- Why it was withdrawn, or given although money is open.
  reason text not null default '',
  version integer not null default 1,
  uploaded_by bigint not null references account (id),
  uploaded_at timestamptz not null default app_now(),
  shared_by bigint references account (id),
  shared_at timestamptz,
  -- Proof of delivery: when a client opened it for the first time.
  opened_by bigint references account (id),
  opened_at timestamptz,
  check ((state = 'replaced') = (replaced_by is not null))
);

create table car_paper_purchase (
  paper_id bigint not null references car_paper (id),
  purchase_id bigint not null references purchase (id),
  -- When the client got a notice of it.
  told_at timestamptz,
  primary key (paper_id, purchase_id)
);
create index car_paper_of_purchase on car_paper_purchase (purchase_id, paper_id);
create index car_paper_replaced_by on car_paper (replaced_by) where replaced_by is not null;
