import { afterAll, expect, it } from 'vitest';
import { openShippingFiles } from './shipping-files.steps.ts';

const world = await openShippingFiles();
const { sent, read, view, rows, map, sail } = world;

afterAll(() => world.close());

const schedule = (vessel: string, port: string, more = '') =>
  [
    'UMIKAZE LINE RORO SCHEDULE,,,,,',
    'Updated: 18-Nov-2026,,,,,',
    `Vessel,Voy,Nagoya,Yokohama,${port},Mombasa`,
    `${vessel},214,SKIP,22-Nov,16-Dec,19-Dec`,
    `${vessel},215,28-Dec,30-Dec,,4-Jan`,
    `* Subject to change${more},,,,,`,
  ].join('\n');

it('R102 a schedule shows its ships without rows, and has no columns to confirm', async () => {
  const { id: voyageId } = await sail({ vessel: 'ODER STAR', number: '214' });
  const id = await sent(schedule('ODER STAR', 'Pier Nine'), 'schedule.csv');
  expect(await view(id)).toMatchObject({
    state: 'ready',
    isConfirmed: true,
    headers: [],
    mapping: {},
    passedOver: 1,
    listedOn: '2026-11-18',
    counts: { rows: 0 },
    ships: [
      {
        vessel: 'ODER STAR',
        number: '214',
        voyageId,
        rows: 0,
        changes: [
          { field: 'etd', portName: 'Yokohama', from: '2026-11-20', to: '2026-11-22', isTaken: true },
          { field: 'eta', portName: 'Mombasa', from: '2026-12-18', to: '2026-12-19', isTaken: true },
        ],
        problems: [{ problem: 'unknownPort', told: 'Pier Nine' }],
      },
      {
        number: '215',
        voyageId: null,
        changes: [{ port: 'JPNGO', to: '2026-12-28' }, { port: 'JPYOK' }, { port: 'KEMBA', to: '2027-01-04' }],
        problems: [],
      },
    ],
  });
  expect(await rows(id)).toEqual([]);
});

it('R102 a port of a schedule that nobody knows is told once, also for the next one of its sender', async () => {
  const id = await sent(schedule('NEVA', 'Pier Ten'));
  expect(await view(id)).toMatchObject({ ports: [{ words: 'Pier Ten', place: null }] });
  await map(id, { ports: { 'Pier Ten': 'TZDAR' }, sender: 'Umikaze Line' });
  await read();
  const mapped = {
    sender: 'Umikaze Line',
    ports: [{ words: 'Pier Ten', place: 'TZDAR' }],
    ships: [{ changes: [{ port: 'JPYOK' }, { port: 'TZDAR', to: '2026-12-16' }, { port: 'KEMBA' }], problems: [] }, {}],
  };
  expect(await view(id)).toMatchObject(mapped);
  expect(await view(await sent(schedule('NEVA', 'Pier Ten', ' again')))).toMatchObject(mapped);
});
