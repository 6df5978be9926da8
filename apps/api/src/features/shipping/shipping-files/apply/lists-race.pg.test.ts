import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { newLot } from '@seri/api/testkit/factories';
import { hearErrors } from '@seri/api/testkit/heard-errors';
import { roundsOf } from '@seri/api/testkit/rounds';
import { afterAll, expect, it } from 'vitest';
import { biddingSteps } from '../../../trade/bidding/bidding.steps.ts';
import { atOnce } from '../../../trade/bidding/races.steps.ts';
import { ledgerSteps } from '../../../trade/ledger/ledger.steps.ts';
import { stagesSteps } from '../../../trade/purchases/stages/stages.steps.ts';
import { voyagesSteps } from '../../voyages/voyages.steps.ts';
import { openLists, shipChange } from '../listed-world.steps.ts';
import { runUndo } from '../undo/run-undo.ts';
import { runApply } from './run-apply.ts';

const world = await openLists();
const { database, sail, newClient, waitingCars, listOf, order, orderBack, outcomesOf, rowOf, stagesOf, fileOf } = world;
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
}));
const at = (turn: number) => apis[turn % 2] ?? apis[0]!;
const { signal } = new AbortController();

/** Both processes run the job of each list, as if one had been taken for dead. */
const runTwice = (fileId: number, run: typeof runApply) =>
  Promise.all([run(database.db, fileId, signal), run(otherDatabase.db, fileId, signal)]);

const lotsFor = async (count: number) => {
  const lots: number[] = [];
  for (let made = 0; made < count; made += 1) {
    lots.push(await newLot(database.db, { day: '2026-11-19', startPrice: 500_000 }));
  }
  return lots;
};

async function carsOf(clients: readonly TestUser[]) {
  const cars: Awaited<ReturnType<typeof waitingCars>> = [];
  for (const client of clients) cars.push(...(await waitingCars(3, client)));
  return cars;
}

function beside(clients: readonly TestUser[], staff: TestUser, lots: readonly number[]) {
  const clientOf = (turn: number) => clients[turn % clients.length]!;
  const bids = atOnce(8, (turn) => at(turn).bid(clientOf(turn), lots[turn % lots.length] ?? 0, 550_000 + turn * 5000));
  const money = clients.map(({ accountId }, turn) => at(turn).remit(staff, accountId, 950_000));
  return Promise.all([...bids, ...money]);
}

it.each(roundsOf(2, 40))(
  '! R102 two lists of the same cars at once, beside hands and bids: nothing deadlocks, and nothing is done twice (%i)',
  async () => {
    const staff = await world.api.signedIn({ role: 'manager', rights: { accounting: true } });
    const clients = [await newClient(), await newClient(), await newClient()];
    const cars = await carsOf(clients);
    const [one, other] = [await sail(), await sail()];
    const leaves = shipChange('atd', 'JPYOK', '2026-11-18');
    const first = await listOf(
      [{ voyageId: one.id, changes: [leaves] }],
      cars.map((car) => ({ car, ship: 1, take: { ship: 'ONE', status: '4' } })),
    );
    const second = await listOf(
      [{ voyageId: other.id }, { voyageId: one.id }],
      cars.toReversed().map((car) => ({ car, ship: 1, take: { ship: 'OTHER', bookingNo: 'BK-1' } })),
    );
    const lots = await lotsFor(4);
    for (const fileId of [first, second]) await order(fileId, staff);
    const from = errors.length;

    const byHand = [cars[0]!, cars[5]!].map(({ id, version }, turn) =>
      at(turn).ship(staff, id, version, { note: 'x' }),
    );
    const runs = [runTwice(first, runApply), runTwice(second, runApply)];
    const aside = beside(clients, staff, lots);
    await Promise.all([...runs, world.follow()]);
    const hands = (await Promise.all(byHand)).map(({ status }) => status);
    expect(new Set((await aside).map(({ status }) => status))).toEqual(new Set([200]));
    await world.follow();

    expect(errors.slice(from)).not.toContain('40P01');
    const [outcomes, reversed] = [await outcomesOf(first), (await outcomesOf(second)).toReversed()];
    for (const [turn, { id }] of cars.entries()) {
      const applied = [outcomes[turn], reversed[turn]].filter((outcome) => outcome === 'applied');
      const edited = [0, 5].indexOf(turn);
      expect(applied.length + (hands[edited] === 200 ? 1 : 0)).toBe(1);
      expect((await stagesOf(id)).filter(({ status }) => status === 3).length).toBe(applied.length);
      if (outcomes[turn] === 'applied')
        expect(await rowOf(id)).toMatchObject({ status: 4, load_call_id: one.calls.load });
    }
    await expectWhole();
  },
);

it.each(roundsOf(1, 40))(
  '! R102 two lists that are taken back at once, beside hands and bids: nothing deadlocks (%i)',
  async () => {
    const staff = await world.api.signedIn({ role: 'manager', rights: { accounting: true } });
    const clients = [await newClient(), await newClient()];
    const cars = await carsOf(clients);
    const { id: voyageId } = await sail();
    const halves = [cars.slice(0, 3), cars.slice(3)];
    const files: number[] = [];
    for (const half of halves) {
      files.push(
        await listOf(
          [{ voyageId }],
          half.map((car) => ({ car, ship: 1 })),
        ),
      );
    }
    for (const fileId of files) await world.apply(fileId);
    const lots = await lotsFor(4);
    for (const fileId of files) await orderBack(fileId, staff);
    const from = errors.length;

    const edited = cars[1]!;
    const byHand = at(1).ship(staff, edited.id, edited.version + 1, { note: 'x' });
    const aside = beside(clients, staff, lots);
    await Promise.all(files.map((fileId) => runTwice(fileId, runUndo)));
    expect(new Set((await aside).map(({ status }) => status))).toEqual(new Set([200]));

    expect(errors.slice(from)).not.toContain('40P01');
    const isEdited = (await byHand).status === 200;
    expect((await Promise.all(files.map(outcomesOf))).flat()).toEqual(
      cars.map((car) => (isEdited && car === edited ? 'stays' : 'undone')),
    );
    for (const fileId of files) expect(await fileOf(fileId)).toMatchObject({ state: 'undone', version: 5 });
    for (const car of cars) {
      const isBack = !(isEdited && car === edited);
      expect(await rowOf(car.id)).toMatchObject({ status: isBack ? 2 : 3, version: car.version + 2 });
    }
    await expectWhole();
  },
);

/** The newest move of each car is its status, and each balance the sum of its entries. */
async function expectWhole(): Promise<void> {
  const { rows } = await database.pool.query(
    `select id from purchase where status is distinct from (
       select status from purchase_stage where purchase_id = purchase.id and kind = 'move' order by id desc limit 1)
     union all
     select account_id from ledger_entry group by account_id
     having sum(amount) <> (array_agg(balance order by number desc))[1]`,
  );
  expect(rows).toEqual([]);
}
