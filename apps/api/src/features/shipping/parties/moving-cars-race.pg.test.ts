import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { newLot } from '@seri/api/testkit/factories';
import { hearErrors } from '@seri/api/testkit/heard-errors';
import { roundsOf } from '@seri/api/testkit/rounds';
import { runJobs } from '@seri/api/testkit/jobs';
import { silentLog } from '@seri/api/testkit/silent-log';
import { afterAll, expect, it } from 'vitest';
import { biddingSteps } from '../../trade/bidding/bidding.steps.ts';
import { atOnce } from '../../trade/bidding/races.steps.ts';
import { ledgerSteps } from '../../trade/ledger/ledger.steps.ts';
import { stagesSteps } from '../../trade/purchases/stages/stages.steps.ts';
import { openVoyages } from '../voyages/voyages-world.steps.ts';
import { voyagesHandlers } from '../voyages/voyages.jobs.ts';
import { voyagesSteps } from '../voyages/voyages.steps.ts';
import { alexei, partiesSteps } from './parties.steps.ts';

const world = await openVoyages();
const { database, ships, newClient, waitingCar, sail, follow, viewOf, rowOf, stagesOf } = world;
const otherDatabase = database.another();
const errors = hearErrors([database, otherDatabase]);
const otherApi = await openTestApi(otherDatabase);

afterAll(async () => {
  await otherApi.close();
  await otherDatabase.close();
  await world.close();
});

/** Calls go to two APIs in turn, like two processes, since one lets the calls of an account queue. */
const apis = [world.api, otherApi].map((api) => ({
  ...stagesSteps(api),
  ...voyagesSteps(api),
  ...biddingSteps(api),
  ...ledgerSteps(api, database),
  ...partiesSteps(api),
}));
const at = (turn: number) => apis[turn % 2] ?? apis[0]!;

interface Answered {
  status: number;
  body: { code?: string };
}
const said = ({ status, body }: Answered): string => [status, body.code].filter(Boolean).join(' ');
const answersOf = async (pending: readonly Promise<Answered>[]) =>
  [...new Set((await Promise.all(pending)).map(said))].toSorted();

interface Car {
  id: number;
  version: number;
  client: TestUser;
}

/** Cars of two clients that wait for one ship. */
async function carsAboard(staff: TestUser, many: TestUser, few: TestUser) {
  const { id: voyageId, calls } = await sail();
  const waiting = [];
  for (const client of [many, few, many, many]) waiting.push(await waitingCar({ client }));
  await ships.board(staff, waiting, calls);
  const cars: Car[] = [];
  for (const car of waiting) cars.push({ ...car, version: (await viewOf(car.id)).version });
  return { voyageId, calls, cars, late: await waitingCar({ client: many }) };
}

const newStaff = () => world.api.signedIn({ role: 'manager', rights: { accounting: true } });
const depart = (by: TestUser, voyageId: number) =>
  ships.edit(by, voyageId, ({ kind }) => (kind === 'load' ? { actualOn: '2026-11-18' } : {}));

it.each(roundsOf(2, 60))(
  '! one account bids, pays and names parties while its cars sail: nothing deadlocks (%i)',
  async () => {
    const [many, few, staff, second] = [await newClient(), await newClient(), await newStaff(), await newStaff()];
    const { voyageId, calls, cars, late } = await carsAboard(staff, many, few);
    const lots: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      lots.push(await newLot(database.db, { day: '2026-11-19', startPrice: 500_000 }));
    }
    const from = errors.length;

    const sailing = depart(second, voyageId).then(async (answer) => {
      const others = voyagesHandlers(otherApi.platform);
      await Promise.all([
        follow(),
        runJobs(otherDatabase, others),
        ...others.map((job) =>
          job.run({ voyageId }, { jobId: '0', attempt: 1, signal: new AbortController().signal, log: silentLog }),
        ),
      ]);
      return answer;
    });
    const moves = cars.map(({ id, version }, turn) => at(turn).move(staff, { id, version, status: 4 }));
    const words = cars.map(({ id, version }, turn) => at(turn + 1).ship(second, id, version, { blNo: 'SW-4471' }));
    const bids = atOnce(6, (turn) =>
      at(turn).bid(turn % 3 === 2 ? few : many, lots[turn % 4] ?? 0, 550_000 + turn * 5000),
    );
    const money = [many, few, many].map(({ accountId }, turn) => at(turn).remit(staff, accountId, 950_000));
    const parties = cars.map(({ id, version, client }, turn) => at(turn).save(client, { id, version }));
    const boarding = at(1).board(second, [late], calls);

    expect(said(await sailing)).toBe('200');
    expect(await answersOf(bids)).toEqual(['200']);
    expect(await answersOf(money)).toEqual(['200']);
    const changed = /^(200|409 STATE_CHANGED)$/;
    for (const answer of [...(await answersOf(moves)), ...(await answersOf(words))]) expect(answer).toMatch(changed);
    expect((await boarding)[0]?.code ?? 'aboard').toMatch(/^(aboard|VOYAGE_CLOSED)$/);
    for (const [turn, { id }] of cars.entries()) {
      const saved = await parties[turn]!;
      expect(said(saved)).toMatch(/^(200|409 STATE_CHANGED|409 PARTY_LOCKED)$/);
      const { consignee } = await rowOf(id);
      expect((consignee as { fullName?: string }).fullName ?? '').toBe(saved.status === 200 ? alexei.fullName : '');
    }

    await follow();
    expect(errors.slice(from)).not.toContain('40P01');
    for (const { id } of cars) {
      expect(await rowOf(id)).toMatchObject({ status: 4 });
      expect((await stagesOf(id)).filter(({ status }) => status === 4)).toEqual([{ status: 4, on: '2026-11-18' }]);
    }
    await expectInvariants(many, few);
  },
);

/** I1, I2 and the sums of money, after whatever has happened. */
async function expectInvariants(...clients: TestUser[]): Promise<void> {
  const { rows: astray } = await database.pool.query(
    `select id from purchase where status is distinct from (
       select status from purchase_stage where purchase_id = purchase.id and kind = 'move' order by id desc limit 1)`,
  );
  expect(astray).toEqual([]);
  for (const { accountId } of clients) {
    const { rows } = await database.pool.query(
      `select (select sum(amount) from ledger_entry where account_id = $1)::bigint as sum,
         (select balance from ledger_entry where account_id = $1 order by number desc limit 1) as balance`,
      [accountId],
    );
    expect(rows[0].balance).toBe(rows[0].sum);
  }
}
