import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { silentLog } from '@seri/api/testkit/silent-log';
import { today, yesterday } from '@seri/api/testkit/fixed-clock';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { translationsHandlers } from './translations.jobs.ts';
import { png, translationSteps } from './translations.steps.ts';

const database = await openTestDatabase({ now: `${today}T03:00:00Z` });
const { db } = database;
const api = await openTestApi(database);
const { ask, result, view, take, answer, send, taken, noticesOf } = translationSteps(api, database);
const manager = await api.signedIn({ role: 'manager' });
const lot = (options = {}) => newLot(db, { day: today, ...options });

afterAll(async () => {
  await api.close();
  await database.drop();
});

async function run(name: string): Promise<void> {
  const handler = translationsHandlers(api.platform).find((one) => one.name === name);
  await handler?.run({}, { jobId: '1', attempt: 1, signal: new AbortController().signal, log: silentLog });
}

const heldFor = (id: number, minutes: number) =>
  db
    .updateTable('translation_request')
    .set({ held_at: sql<Date>`app_now() - make_interval(mins => ${minutes})` })
    .where('id', '=', id)
    .execute();

describe('R78 a taken request', () => {
  it('is free again after twenty minutes without a sign of its holder', async () => {
    const { id, version } = await taken(await api.signedIn(), manager, await lot());
    await heldFor(id, 19);
    await run('translations.tend');
    expect(await view(manager, id)).toMatchObject({ state: 'taken', version });
    await heldFor(id, 20);
    await run('translations.tend');
    expect(await view(manager, id)).toMatchObject({ state: 'requested', by: null });
    expect(await answer(manager, id, version)).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } });
  });

  it('stays with a holder who takes it again or sends a file', async () => {
    const { id, version } = await taken(await api.signedIn(), manager, await lot());
    for (const sign of [() => take(manager, id, version), () => send(manager, id, 'a.png', png)]) {
      await heldFor(id, 30);
      await sign();
      await run('translations.tend');
      expect(await view(manager, id)).toMatchObject({ state: 'taken', version, isMine: true });
    }
  });
});

describe('R78 a request for a lot', () => {
  it('whose day has passed without a result is closed, and its client is told', async () => {
    const [user, lotId] = [await api.signedIn(), await lot()];
    await ask(user, lotId);
    await run('translations.tend');
    expect(await result(user, lotId)).toMatchObject({ state: 'requested' });
    await db.updateTable('lot').set({ held_on: yesterday }).where('id', '=', lotId).execute();
    await db.updateTable('lot_key').set({ held_on: yesterday }).where('id', '=', lotId).execute();
    await run('translations.tend');
    expect(await result(user, lotId)).toMatchObject({ state: 'closed', mayAsk: false });
    expect((await noticesOf(user)).at(-1)).toMatchObject({ cause: 'translationClosed' });
  });
});

describe('R79 files', () => {
  it('that came into no answer go after a day, with their bytes; those of an answer stay', async () => {
    const { id, version } = await taken(await api.signedIn(), manager, await lot());
    const [used, unused] = [await send(manager, id, 'used.png', png), await send(manager, id, 'unused.png', png)];
    await answer(manager, id, version, { files: [used.body.id] });
    const sentAgo = (interval: string) =>
      db
        .updateTable('translation_file')
        .set({ sent_at: sql<Date>`app_now() - ${interval}::interval` })
        .execute();
    const names = async () =>
      (await db.selectFrom('translation_file').select('name').execute()).map(({ name }) => name);
    const before = (await names()).length;
    await sentAgo('23 hours');
    await run('translations.forget');
    expect(await names()).toHaveLength(before);
    const { blob_key: key } = await db
      .selectFrom('translation_file')
      .select('blob_key')
      .where('id', '=', unused.body.id)
      .executeTakeFirstOrThrow();
    await sentAgo('25 hours');
    await run('translations.forget');
    expect(await names()).toEqual(['used.png']);
    expect(await api.platform.blobs.has(key)).toBe(false);
  });

  it('go with their request and its answer after 400 days', async () => {
    const [user, lotId] = [await api.signedIn(), await lot()];
    const { id, version } = await taken(user, manager, lotId);
    const { body } = await send(manager, id, 'old.png', png);
    await answer(manager, id, version, { files: [body.id] });
    await db
      .updateTable('translation_request')
      .set({ asked_at: sql<Date>`app_now() - interval '401 days'` })
      .where('id', '=', id)
      .execute();
    await run('translations.forget');
    expect(await result(user, lotId)).toMatchObject({ state: null });
    const rows = [
      await db.selectFrom('translation_answer').selectAll().where('lot_id', '=', lotId).execute(),
      await db.selectFrom('translation_file').selectAll().where('id', '=', body.id).execute(),
    ];
    expect(rows).toEqual([[], []]);
  });
});
