import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { roundsOf } from '@seri/api/testkit/rounds';
import { today, yesterday } from '@seri/api/testkit/fixed-clock';
import { afterAll, describe, expect, it } from 'vitest';
import { translationSteps } from '../translations.steps.ts';

const database = await openTestDatabase();
const api = await openTestApi(database);
const steps = translationSteps(api, database);
const { ask, result, detail, queue, view, take, giveBack, answer, amend, decline, taken, idOf, noticesOf } = steps;
const client = (account = {}) => api.signedIn(account);
const [kenji, aiko] = [await api.signedIn({ role: 'manager' }), await api.signedIn({ role: 'manager' })];
const lot = (options = {}) => newLot(database.db, { day: today, ...options });

afterAll(async () => {
  await api.close();
  await database.drop();
});

describe('R78 an answer', () => {
  it('without a question goes to all who asked for the lot without one, and to nobody else', async () => {
    const lotId = await lot();
    const [one, two, curious, stranger] = [await client(), await client(), await client(), await client()];
    const { id, version } = await taken(one, kenji, lotId);
    await ask(two, lotId);
    await ask(curious, lotId, 'Rust?');
    expect(await view(kenji, id)).toMatchObject({ others: 1 });
    await answer(kenji, id, version, { textRu: 'Снизу ржавчина' });
    for (const user of [one, two]) {
      expect(await result(user, lotId)).toMatchObject({
        state: 'answered',
        text_en: 'Rust underneath',
        text_ru: 'Снизу ржавчина',
      });
      expect(await detail(user, lotId)).toEqual({ requested: true, translated: true });
      expect((await noticesOf(user)).at(-1)).toMatchObject({ cause: 'translationAnswered', bid_id: null });
    }
    expect(await result(curious, lotId)).toMatchObject({ state: 'requested', text_en: '' });
    expect(await result(stranger, lotId)).toMatchObject({ state: null, text_en: '', mayAsk: true });
  });

  it('to a question goes to its asker alone, unless staff say otherwise; the question is shown to nobody', async () => {
    for (const alsoForOthers of [false, true]) {
      const lotId = await lot();
      const [curious, other] = [await client(), await client()];
      const { id, version } = await taken(curious, kenji, lotId, 'A secret question');
      await ask(other, lotId);
      await answer(kenji, id, version, { alsoForOthers });
      expect(await result(curious, lotId)).toMatchObject({ state: 'answered', question: 'A secret question' });
      const seen = await result(other, lotId);
      expect(seen).toMatchObject({ state: alsoForOthers ? 'answered' : 'requested', question: '' });
      expect(JSON.stringify([seen, await noticesOf(other)])).not.toContain('secret');
    }
  });

  it.each(roundsOf(3, 20))('of two managers at once: one wins, the other learns who that was (%i)', async () => {
    const [user, lotId] = [await client(), await lot()];
    await ask(user, lotId);
    const id = await idOf(user, lotId);
    const takes = await Promise.all([take(kenji, id), take(aiko, id)]);
    const winner = takes[0].status === 200 ? kenji : aiko;
    const loser = winner === kenji ? aiko : kenji;
    expect(new Set(takes.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { full_name: by } = await database.db
      .selectFrom('account')
      .select('full_name')
      .where('id', '=', winner.accountId)
      .executeTakeFirstOrThrow();
    const first = { status: 409, body: { code: 'HANDLED_BY_OTHER', data: { by } } };
    expect(takes.find(({ status }) => status === 409)).toMatchObject(first);
    const answers = await Promise.all([
      answer(winner, id, 2, { textEn: 'by the winner' }),
      answer(loser, id, 2, { textEn: 'by the loser' }),
    ]);
    expect(answers[0].status).toBe(200);
    expect(answers[1]).toMatchObject(first);
    expect(await result(user, lotId)).toMatchObject({ text_en: 'by the winner' });
    expect(await answer(winner, id, 2)).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } });
  });

  it.each(roundsOf(8, 60))('reaches all who ask without a question while it is sent (%i)', async () => {
    const [lotId, first] = [await lot(), await client()];
    const others = await Promise.all(Array.from({ length: 5 }, () => client()));
    const { id, version } = await taken(first, kenji, lotId);
    await Promise.all([
      ask(others[0] ?? first, lotId),
      answer(kenji, id, version),
      ...others.map((user) => ask(user, lotId)),
    ]);
    for (const user of [first, ...others]) expect(await result(user, lotId)).toMatchObject({ state: 'answered' });
  });

  it('is amended for everybody who has it, and they are told; the former version is refused', async () => {
    const [one, two, lotId] = [await client(), await client(), await lot()];
    const { id, version } = await taken(one, kenji, lotId);
    await ask(two, lotId);
    const { version: answered } = (await answer(kenji, id, version)).body;
    expect(await amend(aiko, id, answered)).toMatchObject({ status: 200, body: { state: 'amended' } });
    for (const user of [one, two]) {
      expect(await result(user, lotId)).toMatchObject({ state: 'amended', text_en: 'No rust' });
      expect((await noticesOf(user)).at(-1)).toMatchObject({ cause: 'translationAmended' });
    }
    expect(await amend(kenji, id, answered)).toMatchObject({ status: 409, body: { code: 'HANDLED_BY_OTHER' } });
  });

  it('is refused once the lot has ended', async () => {
    const [user, lotId] = [await client(), await lot()];
    const { id, version } = await taken(user, kenji, lotId);
    await database.db.updateTable('lot').set({ status: 4533 }).where('id', '=', lotId).execute();
    expect(await answer(kenji, id, version)).toMatchObject({ status: 409, body: { code: 'AUCTION_FINISHED' } });
  });

  it('needs a holder: neither a free request nor that of a colleague is answered, declined or given back', async () => {
    const [user, lotId] = [await client(), await lot()];
    await ask(user, lotId);
    const id = await idOf(user, lotId);
    expect(await answer(kenji, id, 1)).toMatchObject({ status: 409 });
    const { version } = (await take(kenji, id)).body;
    expect(await decline(aiko, id, version, 'no')).toMatchObject({ status: 409 });
    expect(await giveBack(aiko, id, version)).toMatchObject({ status: 409 });
    expect((await giveBack(kenji, id, version)).body).toMatchObject({ state: 'requested', by: null, isMine: false });
  });
});

describe('R78 the queue', () => {
  it('begins with the lot on which bidding closes first, and holds the own clients unless asked for all', async () => {
    const [own, free, foreign] = [
      await client({ managerId: kenji.accountId }),
      await client(),
      await client({ managerId: aiko.accountId }),
    ];
    const late = await lot({ sessionStart: new Date(`${today}T09:00:00Z`) });
    const soon = await lot({ sessionStart: new Date(`${today}T05:00:00Z`) });
    await ask(own, late);
    await ask(free, soon);
    await ask(foreign, soon);
    const lotsIn = async (query: string) =>
      (await queue(kenji, query)).filter(({ lotId }) => [late, soon].includes(lotId)).map(({ lotId }) => lotId);
    expect(await lotsIn('')).toEqual([soon, late]);
    expect(await lotsIn('?scope=all')).toEqual([soon, soon, late]);
    const first = (await queue(kenji)).find(({ lotId }) => lotId === soon);
    expect(first).toMatchObject({ deadline: `${today}T04:00:00.000Z`, state: 'requested', by: null });
  });

  it('is counted in the menu of staff, and moves what is settled to a list of its own', async () => {
    const count = async (user: typeof kenji) =>
      (await api.ask(user, { url: '/v1/site/menu-counters' })).body['translations'] as number;
    const [user, lotId, before] = [await client(), await lot(), await count(kenji)];
    const { id, version } = await taken(user, kenji, lotId);
    expect(await count(kenji)).toBe(before + 1);
    expect(await count(user)).toBe(0);
    await answer(kenji, id, version);
    expect(await count(kenji)).toBe(before);
    expect((await queue(kenji, '?view=settled'))[0]).toMatchObject({ id, state: 'answered' });
  });

  it('tells the dashboard how many were answered today in Japan, and in how many minutes half of them', async () => {
    const answeredIn = async (minutes: number, settledAt: string) => {
      const [user, lotId] = [await client(), await lot()];
      const { id, version } = await taken(user, kenji, lotId);
      await answer(kenji, id, version);
      const times = { settled_at: new Date(settledAt), asked_at: new Date(Date.parse(settledAt) - minutes * 60_000) };
      await database.db.updateTable('translation_request').set(times).where('id', '=', id).execute();
    };
    await answeredIn(90, `${today}T14:59:00Z`);
    await answeredIn(10, `${today}T02:00:00Z`);
    await answeredIn(20, `${yesterday}T15:01:00Z`);
    await answeredIn(5, `${yesterday}T14:59:00Z`);
    const day = await api.ask(kenji, { url: '/v1/dashboard/today' });
    expect(day.body['translations']).toEqual({ answered: 3, medianMinutes: 20 });
    const { body } = await api.ask(await client(), { url: '/v1/dashboard/today' });
    expect(body['translations']).toBeNull();
  });
});
