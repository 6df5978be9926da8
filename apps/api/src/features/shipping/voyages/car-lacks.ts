import { sql } from 'kysely';

/** R99: a paper that stands says that the car may leave Japan. */
export const hasCertificate = sql<boolean>`exists (
  select from car_paper_purchase as joined join car_paper on car_paper.id = paper_id
  where joined.purchase_id = purchase.id and kind = 'export_certificate' and state in ('draft', 'shared', 'held'))`;

/** R100: the consignee as a bill of lading needs it: name, address, country, and a telephone or an e-mail. */
export const hasParties = sql<boolean>`(
  coalesce(consignee ->> 'fullName', '') <> '' and coalesce(consignee ->> 'address', '') <> ''
  and coalesce(consignee ->> 'countryId', '') <> ''
  and (coalesce(consignee ->> 'telephone', '') <> '' or coalesce(consignee ->> 'email', '') <> ''))`;
