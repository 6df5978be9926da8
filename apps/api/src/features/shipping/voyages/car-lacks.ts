import { sql } from 'kysely';

/** R99: a paper that stands says that the car may leave Japan. */
export const hasCertificate = sql<boolean>`exists (
  select from car_paper_purchase as joined join car_paper on car_paper.id = paper_id
  where joined.purchase_id = purchase.id and kind = 'export_certificate' and state in ('draft', 'shared', 'held'))`;

/** R100: a text of the consignee in the letters of a bill of lading, as `isLatinText` knows them. */
const isOnPapers = (typed: string, written: string) => sql`
  coalesce(nullif(trim(consignee ->> ${sql.lit(written)}), ''), consignee ->> ${sql.lit(typed)})
    ~ ${sql.lit("^[A-Za-z0-9 .,'()/&+-]*$")}`;

/** R100: the consignee as a bill of lading needs it: name and address in its letters, country, and a telephone or an e-mail. */
export const hasParties = sql<boolean>`(
  coalesce(consignee ->> 'fullName', '') <> '' and coalesce(consignee ->> 'address', '') <> ''
  and ${isOnPapers('fullName', 'papersName')} and ${isOnPapers('address', 'papersAddress')}
  and coalesce(consignee ->> 'countryId', '') <> ''
  and (coalesce(consignee ->> 'telephone', '') <> '' or coalesce(consignee ->> 'email', '') <> ''))`;
