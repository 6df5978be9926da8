/**
 * Rows of the database as values for the fields of calls: each column has the name of a field. `$1` are the addresses of
 * the run's own accounts, which no request about accounts may lock out.
 */
interface KnownRows {
  /** Names of calls. */
  calls: RegExp;
  query: string;
}

const lots = (condition: string) => `
  select lot.id, lot.id as "carId", lot.id as "bikeId", lot.id as "lotId", photo_ids[1] as "photoId", '480' as width,
    case lot.kind when 'car' then 'auction' when 'machine' then 'mech' else lot.kind end as "lotType",
    case lot.kind when 'car' then 'auction' when 'machine' then 'mech' else lot.kind end as type,
    ceil(coalesce(start_price, 500000)::numeric / coalesce(bid_step, 5000)) * coalesce(bid_step, 5000)
      + coalesce(bid_step, 5000) as amount,
    1 as confirm, 1 as "bidType", '/v1/lots/' || lot.id || '/photos/' || photo_ids[1] || '/480' as "imageUrl", model.maker_id as "makerId", lot.model_id as "modelId", lot.chassis_id as "chassisId", color, condition,
    gearbox, lot.status, steering, house_id || ':' || lot.held_on as auction, lot.held_on::text as "auctionDate",
    lot.held_on::text as "auctionDateFrom", lot.held_on::text as "auctionDateTo", lot_no as "lotNo",
    category.parent_id as category, lot.category_id as "subCategory", year as "yearFrom", year || ',' as year,
    engine_cc || ',' as engine, ',' || mileage_km as mileage, hours || ',' as hour, '100000,' as "startPrice",
    model.name as search_model, model.name as name, model.name as quick_search_model, chassis_code.name as search_chassis,
    chassis_code.name as quick_search_chassis, chassis_code.name as chassis, 'open' as show,
    (select body from lot_note where lot_id = lot.id) as former,
    (select id from account where role_id = 1064 and email <> all($1) order by md5(lot.id || email) limit 1) as "userId"
  from lot left join album on album.lot_id = lot.id left join auction_session as session on session.id = session_id
    left join house on house.id = house_id left join model on model.id = lot.model_id
    left join category on category.id = lot.category_id left join chassis_code on chassis_code.id = lot.chassis_id
  where ${condition} order by md5(lot.id::text) limit 80`;

/** See `lay-links.ts`. */
const linkOf = (kind: string, email: string) => `
  select '${kind} of ' || id as token from account where email like '${email}@demo.seri'`;

const today = `(now() at time zone 'Asia/Tokyo')::date`;
const live = `lot.held_on >= ${today} and lot.status in (4531, 4532)`;
const accounts = (condition: string) => `
  select id, id as "userId", version, manager_id as "managerId", dealer_id as "dealerId", role_id as "roleId",
    credit_limit as expected, email, full_name as search, full_name as user, full_name as "fullName"
  from account where ${condition} order by md5(id::text) limit 60`;

export const knownRows: readonly KnownRows[] = [
  { calls: /\.stock\./, query: lots(`lot.kind = 'stock'`) },
  { calls: /\.car-auction\./, query: lots(`lot.kind = 'car' and ${live}`) },
  { calls: /\.stats\./, query: lots(`lot.kind = 'car' and lot.held_on < ${today}`) },
  { calls: /\.bikes\./, query: lots(`lot.kind = 'bike' and ${live}`) },
  { calls: /\.bike-stats\./, query: lots(`lot.kind = 'bike' and lot.held_on < ${today}`) },
  { calls: /\.machinery\./, query: lots(`lot.kind = 'machine' and ${live}`) },
  { calls: /\.machinery-stats\./, query: lots(`lot.kind = 'machine' and lot.held_on < ${today}`) },
  {
    calls: /^(photos|notes|favourites|sheets|translations\.(ask|result))\b/,
    query: lots(`${live} and cardinality(photo_ids) > 0`),
  },
  { calls: /^bidding\.(create|createForClient|clientBid)$/, query: lots(`${live} or lot.kind = 'stock'`) },
  {
    calls: /^bidding\.(undo|undoMany)$/,
    query: `select id, detail ->> 'batch' as batch from action_log where action like 'bid.%' order by id desc limit 60`,
  },
  {
    calls: /^(bidding|chat|notifications)\./,
    query: `
      select bid.id as "bidId", bid.id as "jasId", bid.version, bid.amount, bid.amount as "soldPrice", bid.adjustment as
        "adjustmentPrice", bid_group as "bidGroup", bid.account_id as "userId", bid.held_on::text as week,
        bid.held_on::text as "auctionDate", bid_type as "exportType", 1 + bid.id % 6 as status, 1 as "bidType",
        coalesce((select max(id) from bid_message where bid_id = bid.id),
        (select max(id) from notice)) as "upTo", (select max(id) from notice) as before, 'true' as confirmed
      from bid join lot on lot.id = lot_id order by bid.status > 2, md5(bid.id::text || bid.version) limit 80`,
  },
  {
    calls: /^bids\./,
    query: `
      select bid.id as "bidId", lot_no as "lotNo", lot.condition, lot.status, lot.chassis_id as "chassisId",
        house_id || ':' || bid.held_on as auction, bid.held_on::text as "auctionDate", account_id as user, manager_id as
        manager, '30000-50000' as mileage, coalesce(bid_group, 'A') as "bidGroups"
      from bid join lot on lot.id = lot_id join account on account.id = account_id
        left join auction_session as session on session.id = bid.session_id
      order by bid.status > 2, md5(bid.id::text || bid.version) limit 80`,
  },
  { calls: /^identity\.(resetPassword|checkResetToken)$/, query: linkOf('reset-password', 'guest') },
  {
    calls: /^identity\.signUp$/,
    query: `
      select 'new-' || number || '@example.org' as email, 'Lee Ann Marie' as "fullName", 692 as language,
        'a very good one' as password from generate_series(1, 60) as number`,
  },
  { calls: /^identity\.verifyEmail$/, query: linkOf('verify-email', 'guest') },
  { calls: /^second-factor\.startEnrolment$/, query: linkOf('enrol-factor', 'troublesome') },
  { calls: /^ledger\./, query: accounts('role_id <> 991') },
  { calls: /^identity\.(signIn|forgotPassword)$/, query: `select email, 'seri-demo' as password from account` },
  {
    calls: /^identity\.endSignIn$/,
    query: `
      select sign_in.id from sign_in join account on account.id = account_id where email = 'restricted@demo.seri'
      order by sign_in.created_at desc limit 20`,
  },
  {
    calls: /^clients\.(roles|setRoleFlags)$/,
    query: `
      select role_id as "roleId", version from role_flags where role_id in (979, 980, 1065)`,
  },
  { calls: /^(clients|client-cards|second-factor)\./, query: accounts('email <> all($1)') },
  {
    calls: /^searches\./,
    query: `select id, title, params, page_type as type from saved_search order by md5(id::text) limit 60`,
  },
  {
    calls: /^charges\./,
    query: `
      select charge.id, charge.version, purchase_id as "purchaseId", 5000 as amount, 'inspection' as kind, true as "isBooked"
      from charge where state in ('booked', 'expected') order by md5(charge.id::text) limit 60`,
  },
  {
    calls: /^settlements\./,
    query: `
      select coalesce(settlement.id, purchase.id) as id, purchase.id as "purchaseId", coalesce(settlement.version,
        purchase.version) as version, '[]'::jsonb as kept, '[]'::jsonb as costs, 500000 as "resoldFor"
      from purchase left join settlement on settlement.purchase_id = purchase.id order by md5(purchase.id::text) limit 60`,
  },
  {
    calls: /^tariffs\./,
    query: `
      select tariff.id, tariff.version, lot.id as "lotId", 600000 as amount, jsonb_build_object('kind', tariff.kind,
        'validFrom', '2027-01-01', 'validTo', null, 'accountId', account.id, 'clientTier', null, 'houseId', tariff.house_id,
        'method', method, 'yard', yard, 'dischargePort', discharge_port, 'loadPort', load_port, 'line', line, 'region', region,
        'sizeClass', size_class, 'priceFrom', price_from, 'priceTo', price_to, 'how', how, 'value', value, 'least', least,
        'most', most, 'freeDays', free_days, 'booksAt', books_at, 'note', '', 'sourceUrl', '', 'sourceDate', null) as row
      from tariff, lot, account where ${live} and role_id = 1064
      order by md5(tariff.id::text || lot.id || account.id) limit 60`,
  },
  {
    calls: /^invoices\.(draft|preview|issue)$/,
    query: `
      select account_id as "accountId", jsonb_build_array(id) as "purchaseIds", id::text as purchases, 'Thank you' as remarks,
        price + (select coalesce(sum(amount), 0) from charge where purchase_id = purchase.id and state = 'booked') as total
      from purchase where voided_at is null and id not in (select purchase_id from invoice_line where purchase_id is not null)
      order by md5(id::text) limit 80`,
  },
  {
    calls: /^invoices\./,
    query: `
      select id, account_id as "accountId", id || '.pdf' as file, left(number, 8) as number, to_char(issued_on, 'YYYY-MM') as
        month, issued_on::text as "from", total, total as amount, 'Issued by mistake' as reason
      from invoice where kind = 'invoice' order by md5(id::text) limit 80`,
  },
  {
    calls: /^translations\./,
    query: `
      select request.id, version, coalesce(file.id, gen_random_uuid()) || '.' || coalesce(type, 'pdf') as file,
        'The boot is dry' as "textEn", 'Багажник сухой' as "textRu", '[]'::jsonb as files, 'notes.pdf' as name
      from translation_request as request left join translation_file as file on request_id = request.id
      order by settled_at is not null, md5(request.id::text || version) limit 60`,
  },
  { calls: /^purchases\./, query: `select id, status from purchase order by md5(id::text) limit 60` },
  {
    calls: /^company\./,
    query: `select coalesce(max(version), 0) as version, (select max(id) from logo) as id from company`,
  },
  { calls: /^bank\./, query: `select coalesce(max(version), 0) as version from bank_details` },
  { calls: /^billing\./, query: `select coalesce(max(version), 0) as version from company_billing` },
  { calls: /^feed\./, query: `select id from feed_delivery order by id desc limit 20` },
];

/** A red field of 64 by 32. */
const logo =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAgCAYAAACinX6EAAAAPUlEQVR42u3QMQEAAAjAoPUvrT2UgwI0NZ8lQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIE3Lcg8vDiblxRcQAAAABJRU5ErkJggg==';

const rangeOf = (name: string): [string, string][] => [
  [name, '100,200000'],
  [`${name}From`, '10'],
  [`${name}To`, '20000'],
];

/** Values that the code behind the form asks for, whatever the call. */
export const knownEverywhere: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(['year', 'mileage', 'hour', 'engine', 'startPrice', 'finishPrice'].flatMap(rangeOf)),
  code: '123456',
  data: logo,
  currentPassword: 'seri-demo',
  lotNo: '1000-1020',
  auction: '1',
  condition: '4',
  gearbox: 'AT',
  color: 'White',
  chassis: 'GK',
  equipement: 'nav',
  show: 'open',
  quick_search_parameter: 'chassis',
  referralCode: 'EU-2026',
  mobile: '+64 21 555 0100',
  officePhone: '',
  country: 1,
  countryId: null,
  managerId: null,
  dealerId: null,
  terms: true,
  password: 'seri-demo',
  newPassword: 'a very good one',
  confirmPassword: 'a very good one',
  isRequired: false,
  timeZone: 'Asia/Tokyo',
  href: '/about',
  beneficiary: 'Seri Trading',
  account: '1234567',
  bank: 'Bank of Nagoya',
  swift: 'BOTKJPJT',
  params: 'color=red',
  week: new Date().toISOString().slice(0, 10),
};
