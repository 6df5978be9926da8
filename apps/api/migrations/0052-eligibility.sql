-- R96: what Japan forbids to export, and where cars go.

-- Ports, and towns to which cars go. The territory is a country of ISO 3166, or a part of one (ua-43).
create table place (
  -- UN/LOCODE.
  code text primary key check (code ~ '^[A-Z]{2}[A-Z2-9]{3}$'),
  name_en text not null,
  name_ru text not null,
  territory text not null check (territory ~ '^[a-z]{2}(-[0-9]{2})?$')
);
create unique index place_by_name on place (lower(name_en));

insert into place (code, name_en, name_ru, territory) values
  ('JPYOK', 'Yokohama', 'Йокогама', 'jp'), ('JPKWS', 'Kawasaki', 'Кавасаки', 'jp'), ('JPNGO', 'Nagoya', 'Нагоя', 'jp'),
  ('JPOSA', 'Osaka', 'Осака', 'jp'), ('JPUKB', 'Kobe', 'Кобе', 'jp'), ('JPTOY', 'Toyama', 'Тояма', 'jp'),
  ('JPFSK', 'Fushiki', 'Фусики', 'jp'), ('JPHKT', 'Hakata', 'Хаката', 'jp'), ('JPMOJ', 'Moji', 'Модзи', 'jp'),
  ('JPKIJ', 'Niigata', 'Ниигата', 'jp'), ('JPTMK', 'Tomakomai', 'Томакомаи', 'jp'),
  ('RUVVO', 'Vladivostok', 'Владивосток', 'ru'), ('RUNJK', 'Nakhodka', 'Находка', 'ru'), ('RUZAR', 'Zarubino', 'Зарубино', 'ru'),
  ('RUKOR', 'Korsakov', 'Корсаков', 'ru'), ('RULED', 'Saint Petersburg', 'Санкт-Петербург', 'ru'),
  ('BYMSQ', 'Minsk', 'Минск', 'by'), ('UASVP', 'Sevastopol', 'Севастополь', 'ua-40'), ('UASIP', 'Simferopol', 'Симферополь', 'ua-43'),
  ('UADOK', 'Donetsk', 'Донецк', 'ua-14'), ('UAVSG', 'Luhansk', 'Луганск', 'ua-09'), ('UAODS', 'Odesa', 'Одесса', 'ua-51'),
  ('KRPUS', 'Busan', 'Пусан', 'kr'), ('CNTSN', 'Tianjin', 'Тяньцзинь', 'cn'), ('MNULN', 'Ulaanbaatar', 'Улан-Батор', 'mn'),
  ('KEMBA', 'Mombasa', 'Момбаса', 'ke'), ('TZDAR', 'Dar es Salaam', 'Дар-эс-Салам', 'tz'), ('ZADUR', 'Durban', 'Дурбан', 'za'),
  ('NZAKL', 'Auckland', 'Окленд', 'nz'), ('NZLYT', 'Lyttelton', 'Литтелтон', 'nz'), ('AUBNE', 'Brisbane', 'Брисбен', 'au'),
  ('FJSUV', 'Suva', 'Сува', 'fj'), ('GEPTI', 'Poti', 'Поти', 'ge'), ('GEBUS', 'Batumi', 'Батуми', 'ge'),
  ('AEJEA', 'Jebel Ali', 'Джебель-Али', 'ae'), ('AEDXB', 'Dubai', 'Дубай', 'ae'), ('PKKHI', 'Karachi', 'Карачи', 'pk'),
  ('LKCMB', 'Colombo', 'Коломбо', 'lk'), ('BDCGP', 'Chittagong', 'Читтагонг', 'bd'), ('MUPLU', 'Port Louis', 'Порт-Луи', 'mu'),
  ('IEDUB', 'Dublin', 'Дублин', 'ie'), ('GBSOU', 'Southampton', 'Саутгемптон', 'gb'), ('CYLMS', 'Limassol', 'Лимасол', 'cy'),
  ('JMKIN', 'Kingston', 'Кингстон', 'jm'), ('CLIQQ', 'Iquique', 'Икике', 'cl'), ('CAVAN', 'Vancouver', 'Ванкувер', 'ca'),
  ('USLAX', 'Los Angeles', 'Лос-Анджелес', 'us');

-- A condition that is null is not named.
create table export_rule (
  id bigint generated always as identity primary key,
  territory text not null check (territory ~ '^[a-z]{2}(-[0-9]{2})?$'),
  category text not null check (category in ('car', 'truck', 'bike', 'machine')),
  drive_kinds text[] check (
    cardinality(drive_kinds) > 0 and drive_kinds <@ array['petrol', 'diesel', 'hybrid', 'plug_in', 'series_hybrid', 'electric']),
  cc_above integer check (cc_above > 0),
  -- Yen: the price and the charges up to the ship.
  fob_above bigint check (fob_above > 0),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  text_en text not null,
  text_ru text not null,
  source_url text not null default '',
  source_date date,
  version integer not null default 1,
  -- Null for a row that came with the installation.
  changed_by bigint references account (id),
  changed_at timestamptz not null default app_now()
);

-- Japan's Export Trade Control Order, as it was read on 2026-11-23. The operator's adviser confirms it before production.
insert into export_rule (territory, category, drive_kinds, cc_above, fob_above, valid_from, text_en, text_ru, source_date)
select territory, category, drive_kinds, cc_above, fob_above, valid_from, text_en, text_ru, '2026-11-23'
from unnest(array['ru', 'by', 'ua-09', 'ua-14', 'ua-40', 'ua-43']) as territory, (values
  ('car', null::text[], null::integer, 6000000::bigint, '2022-04-05'::date,
    'Passenger cars above ¥6,000,000 must not be exported', 'Легковые автомобили дороже 6 000 000 ¥ вывозить запрещено'),
  ('car', array['petrol', 'diesel'], 1900, null, '2023-08-09',
    'Passenger cars above 1,900 cc must not be exported', 'Легковые автомобили объёмом более 1900 см³ вывозить запрещено'),
  ('car', array['hybrid', 'plug_in', 'series_hybrid', 'electric'], null, null, '2023-08-09',
    'Hybrid and electric cars must not be exported', 'Гибриды и электромобили вывозить запрещено'),
  ('truck', null, null, null, '2022-06-17', 'Trucks must not be exported', 'Грузовики вывозить запрещено'),
  ('machine', null, null, null, '2022-06-17', 'Construction machines must not be exported', 'Строительную технику вывозить запрещено'),
  ('bike', null, null, null, '2025-01-23', 'Motorcycles must not be exported', 'Мотоциклы вывозить запрещено')
) as rule (category, drive_kinds, cc_above, fob_above, valid_from, text_en, text_ru);

-- What staff have read on a paper of the vehicle; it goes before what the words of its lot tell.
create table lot_fact (
  lot_id bigint primary key references lot_key (id),
  drive_kind text check (drive_kind in ('petrol', 'diesel', 'hybrid', 'plug_in', 'series_hybrid', 'electric')),
  engine_cc integer check (engine_cc between 0 and 30000),
  paper text not null,
  version integer not null default 1,
  entered_by bigint not null references account (id),
  entered_at timestamptz not null default app_now()
);

-- Where the cars of a client go, unless a bid says otherwise.
alter table account add column destination_code text references place (code);
alter table bid add column destination_code text references place (code);
-- Its texts stay: staff of the release before write only them.
alter table purchase add column destination_code text references place (code);
