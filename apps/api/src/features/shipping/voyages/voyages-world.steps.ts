import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newBid } from '@seri/api/testkit/factories';
import { runJobs } from '@seri/api/testkit/jobs';
import type { DriveKind } from '@seri/domain/eligibility/export-facts';
import { purchasesSteps } from '../../trade/purchases/purchases.steps.ts';
import { stagesSteps } from '../../trade/purchases/stages/stages.steps.ts';
import { voyagesHandlers } from './voyages.jobs.ts';
import { newVoyage, voyagesSteps } from './voyages.steps.ts';

interface BoughtOptions {
  client?: TestUser;
  driveKind?: DriveKind;
}

/** A database with staff, ships and cars that wait for them, at noon of 18 November in Japan. */
export async function openVoyages() {
  const database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  const api = await openTestApi(database);
  const staff = await api.signedIn({ role: 'manager' });
  const steps = { ...purchasesSteps(api, database, () => staff), ...stagesSteps(api) };
  const ships = voyagesSteps(api);
  const newClient = () => api.signedIn({ creditLimit: 1_000_000_000 });

  /** A car that waits for a ship. */
  async function waitingCar({ client, driveKind = 'petrol' }: BoughtOptions = {}) {
    const owner = client ?? (await newClient());
    const bidId = await newBid(database.db, owner.accountId, { status: 6, lot: { day: '2026-11-10' } });
    const { lot_id: lotId } = await database.db
      .selectFrom('bid')
      .select('lot_id')
      .where('id', '=', bidId)
      .executeTakeFirstOrThrow();
    await database.db
      .updateTable('lot')
      .set({ engine_cc: 1500, details: JSON.stringify({ driveKind }) })
      .where('id', '=', lotId)
      .execute();
    const id = await steps.book(bidId, 900_000);
    const { version } = (await steps.view(staff, id)).body;
    const waits = { id, version, status: 2, on: '2026-11-16', skipped: [{ status: 1, on: null }] } as const;
    const { status } = await steps.move(staff, { ...waits, skipped: [...waits.skipped] });
    if (status !== 200) throw new Error(`The car was not moved: ${status}.`);
    return { id, client: owner, version: version + 1 };
  }

  async function sail(more: Parameters<typeof newVoyage>[0] = {}) {
    const { body } = await ships.add(staff, newVoyage(more));
    const { calls } = await ships.view(staff, body.id);
    const [load, discharge] = [
      calls.find(({ kind }) => kind === 'load'),
      calls.find(({ kind }) => kind === 'discharge'),
    ];
    return { id: body.id, calls: { load: load?.id ?? 0, discharge: discharge?.id ?? 0 } };
  }

  const follow = () => runJobs(database, voyagesHandlers(api.platform));
  const viewOf = async (id: number) => (await steps.view(staff, id)).body;
  const rowOf = (id: number) =>
    database.db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const toldTo = ({ accountId }: TestUser) =>
    database.db
      .selectFrom('outbox')
      .select('data')
      .where('name', '=', 'voyage.changed')
      .where('audience', '=', `account:${accountId}`)
      .execute();
  const messagesOf = async ({ accountId }: TestUser) =>
    (
      await database.db
        .selectFrom('notice')
        .select('content')
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute()
    ).map(({ content }) => (content as { message: { en: string } }).message.en.replaceAll('\u00A0', ' '));
  const stagesOf = async (id: number) => (await viewOf(id)).stages.map(({ status, on }) => ({ status, on }));

  const close = async () => {
    await api.close();
    await database.drop();
  };
  return {
    database,
    api,
    staff,
    steps,
    ships,
    close,
    newClient,
    waitingCar,
    sail,
    follow,
    viewOf,
    rowOf,
    toldTo,
    messagesOf,
    stagesOf,
  };
}
