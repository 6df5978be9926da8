import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newBid } from '@seri/api/testkit/factories';
import { apiRoot } from '@seri/contract/headers';
import type { ChangedBy } from '@seri/contract/refusals';
import type { PurchasePageView } from '@seri/contract/screens/purchase-page.schema';
import type { BookedParty, PartiesBody, PartyDraft } from '@seri/contract/shipping/parties.schema';
import type { DriveKind } from '@seri/domain/eligibility/export-facts';
import { countryIdOf } from '@seri/domain/people/countries';
import { afterAll } from 'vitest';
import { purchasesSteps } from '../../trade/purchases/purchases.steps.ts';
import { stagesSteps } from '../../trade/purchases/stages/stages.steps.ts';

export const passport = 'passport 4509 123456';

export const alexei: PartyDraft = {
  fullName: 'Алексей Байсаров',
  papersName: 'Aleksei Baisarov',
  address: 'ул. Абая, 40, Алматы',
  papersAddress: 'ul. Abaia, 40, Almaty',
  countryId: countryIdOf('kz'),
  port: 'Busan',
  telephone: '+7 701 555 01 42',
  email: '',
  document: null,
  value: '1 200 000 ¥',
  paymentMethod: 'Bank transfer',
};
export const otieno: PartyDraft = {
  ...alexei,
  fullName: 'Otieno Auto Imports',
  papersName: '',
  address: 'Ngong Road 214, Nairobi',
  papersAddress: '',
  countryId: countryIdOf('ke'),
};
export const russian: PartyDraft = { ...alexei, countryId: countryIdOf('ru') };

interface SavedAnswer {
  version: number;
  code?: string;
  data?: { fields?: Record<string, unknown>; verdict?: string; changedBy?: ChangedBy };
}

export function partiesSteps(api: TestApi) {
  return {
    save: (by: TestUser | null, body: Pick<PartiesBody, 'id' | 'version'> & Partial<PartiesBody>, key?: string) =>
      api.ask<SavedAnswer>(by, {
        method: 'PUT',
        url: `${apiRoot}/purchased-cars/parties`,
        payload: { consignee: alexei, notifyParty: null, sameAsConsignee: true, ...body },
        ...(key && { headers: { 'idempotency-key': key } }),
      }),
  };
}

/** A car that a client has bought, with its parties. */
export async function openParties(now = '2026-11-18T03:00:00Z') {
  const database = await openTestDatabase({ now });
  const api = await openTestApi(database);
  const staff = await api.signedIn({ role: 'manager' });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });
  const purchases = purchasesSteps(api, database, () => staff);

  return {
    database,
    api,
    staff,
    ...stagesSteps(api),
    ...purchases,
    bought: async ({ client, driveKind = 'petrol' }: { client?: TestUser; driveKind?: DriveKind } = {}) => {
      const buyer = client ?? (await api.signedIn({ creditLimit: 10_000_000 }));
      const id = await purchases.book(await wonBid(database, buyer, driveKind), 900_000);
      return { buyer, id, version: (await purchases.view(staff, id)).body.version };
    },
    ...partiesSteps(api),
    page: async (by: TestUser, id: number) =>
      (await api.ask<PurchasePageView>(by, { url: `${apiRoot}/purchased-cars/view?id=${id}` })).body,
    book: async (by: TestUser, client?: TestUser) => {
      const query = client ? `?client=${client.accountId}` : '';
      const asked = await api.ask<{ parties: BookedParty[] }>(by, { url: `${apiRoot}/user/parties${query}` });
      return { status: asked.status, parties: asked.body.parties };
    },
    forget: async (by: TestUser, id: number) =>
      (await api.ask(by, { method: 'DELETE', url: `${apiRoot}/user/parties?id=${id}` })).status,
    setColumns: (id: number, columns: Readonly<Record<string, unknown>>) =>
      database.db.updateTable('purchase').set(columns).where('id', '=', id).execute(),
    /** Names the calls of a ship whose papers are closed from then on. */
    setCutOff: (id: number, at: string) =>
      database.pool.query(
        `with ship as (insert into voyage (vessel, changed_by) values ('Ship ' || gen_random_uuid(), $3) returning id),
         call as (
           insert into port_call (voyage_id, place_code, kind, papers_cut_off_at)
           select ship.id, places.code, places.kind, case places.kind when 'load' then $2::timestamptz end
           from ship, (values ('JPYOK', 'load'), ('KEMBA', 'discharge')) as places (code, kind) returning id, kind)
         update purchase set
           load_call_id = (select id from call where kind = 'load'),
           discharge_call_id = (select id from call where kind = 'discharge')
         where id = $1::bigint`,
        [id, at, staff.accountId],
      ),
    setNow: (at: string) =>
      database.owner.query(
        `create or replace function app_now() returns timestamptz language sql volatile as
         $$ select '${new Date(at).toISOString()}'::timestamptz $$`,
      ),
  };
}

async function wonBid({ db }: TestDatabase, buyer: TestUser, driveKind: DriveKind): Promise<number> {
  const bidId = await newBid(db, buyer.accountId, { status: 6, lot: { day: '2026-11-10' } });
  const bid = db.selectFrom('bid').select('lot_id').where('id', '=', bidId);
  const { lot_id: lotId } = await bid.executeTakeFirstOrThrow();
  const facts = { engine_cc: 1500, details: JSON.stringify({ driveKind }) };
  await db.updateTable('lot').set(facts).where('id', '=', lotId).execute();
  return bidId;
}
