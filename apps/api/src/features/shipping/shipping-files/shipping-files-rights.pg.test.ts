import { afterAll, expect, it } from 'vitest';
import { openShippingFiles } from './shipping-files.steps.ts';

const world = await openShippingFiles();
const { api, send, numbered, newClient, ask } = world;

afterAll(() => world.close());

it('R102 a list is written by staff with the right to logistics, and read by staff', async () => {
  await numbered('GK3-7000001');
  const { id } = (await send('Chassis No.,Booking No.\nGK3-7000001,BK1')).body;
  const without = await api.signedIn({ role: 'manager', rights: { logistics: false } });
  const seen = { id, version: 1 };
  const terms = { sender: '', mapping: {}, carriesDown: false, listedOn: '2026-11-18', ports: {} };
  for (const by of [await newClient(), without]) {
    expect((await send('Chassis No.\nGK3-7000001', 'list.csv', by)).status).toBe(403);
    expect((await ask(by, 'PUT', '/mapping', { payload: { ...seen, ...terms } })).status).toBe(403);
    expect((await ask(by, 'PUT', '/rows', { payload: { ...seen, rows: [], ships: [] } })).status).toBe(403);
    expect((await ask(by, 'POST', '/apply', { payload: seen })).status).toBe(403);
    expect((await ask(by, 'POST', '/undo', { payload: seen })).status).toBe(403);
  }
  for (const path of ['', `/view?id=${id}`, `/rows?id=${id}`]) {
    expect((await ask(await newClient(), 'GET', path, {})).status).toBe(403);
    expect((await ask(without, 'GET', path, {})).status).toBe(200);
  }
  expect((await ask<{ can: object }>(without, 'GET', '', {})).body.can).toEqual({ edit: false });
});
