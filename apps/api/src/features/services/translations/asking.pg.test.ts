import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { today, yesterday } from '@seri/api/testkit/fixed-clock';
import { afterAll, describe, expect, it } from 'vitest';
import { translationSteps } from './translations.steps.ts';

const database = await openTestDatabase();
const api = await openTestApi(database);
const { ask, result, detail, queue, taken, answer, decline, idOf, noticesOf } = translationSteps(api, database);
const client = (account = {}) => api.signedIn(account);
const manager = await api.signedIn({ role: 'manager' });
const lot = (options = {}) => newLot(database.db, { day: today, ...options });

afterAll(async () => {
  await api.close();
  await database.drop();
});

const requestsFor = (lotId: number) =>
  database.db.selectFrom('translation_request').selectAll().where('lot_id', '=', lotId).execute();

describe('R78 a request for a translation', () => {
  it('is one row however often it is sent, and is told to staff once', async () => {
    const [user, lotId] = [await client(), await lot()];
    expect(await detail(user, lotId)).toEqual({ requested: false, translated: false });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, turn) => ask(user, lotId, `question ${turn}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await requestsFor(lotId)).toHaveLength(1);
    expect(await detail(user, lotId)).toEqual({ requested: true, translated: false });
    expect(await result(user, lotId)).toMatchObject({ state: 'requested', text_en: '', files: [], mayAsk: false });
    const told = (await noticesOf(manager)).filter((notice) => notice.lotId === lotId);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      event_type: 'clientTranslation',
      bid_id: null,
      cause: 'translationAsked',
      topic: 'lot',
    });
  });

  it('is refused for a lot that is over, of another kind, unseen or missing', async () => {
    const user = await client({ overrides: { bikeView: false } });
    expect(await ask(user, await lot({ status: 4533 }))).toMatchObject({
      status: 409,
      body: { code: 'AUCTION_FINISHED' },
    });
    expect(await ask(user, await lot({ day: yesterday }))).toMatchObject({ status: 409 });
    expect(await ask(user, await lot({ kind: 'bike' }))).toMatchObject({ status: 404 });
    expect(await ask(user, await lot({ kind: 'bike' }), '', { type: 'bike' })).toMatchObject({ status: 404 });
    expect(await ask(user, 999_999_999)).toMatchObject({ status: 404 });
    expect(await ask(user, await lot(), '', { language: 'fr' })).toMatchObject({ status: 422 });
  });

  it('needs its flag and a same-origin request', async () => {
    const [user, lotId] = [await client({ overrides: { auctionTranslationUse: false } }), await lot()];
    expect(await ask(user, lotId)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const url = `/v1/car-auction/translations-request?carId=${lotId}&type=auction&language=en`;
    const foreign = { url, headers: { 'sec-fetch-site': 'cross-site' } };
    expect(await api.ask(await client(), foreign)).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } });
    expect(await requestsFor(lotId)).toEqual([]);
  });

  it('that was declined may be sent anew; until then its client reads why', async () => {
    const [user, lotId] = [await client(), await lot()];
    const { id, version } = await taken(user, manager, lotId, 'Is the sheet mine?');
    await decline(manager, id, version, 'The picture is a blot');
    expect(await detail(user, lotId)).toEqual({ requested: false, translated: false });
    expect(await result(user, lotId)).toMatchObject({
      state: 'declined',
      reason: 'The picture is a blot',
      mayAsk: true,
    });
    expect((await noticesOf(user)).at(-1)).toMatchObject({ cause: 'translationDeclined' });
    await ask(user, lotId, 'And now?');
    expect(await result(user, lotId)).toMatchObject({ state: 'requested', reason: null, question: 'And now?' });
    expect(await requestsFor(lotId)).toHaveLength(1);
  });

  it('without a question has the answer for all at once, and nobody is told', async () => {
    const [first, later, curious, lotId] = [await client(), await client(), await client(), await lot()];
    const { id, version } = await taken(first, manager, lotId);
    await answer(manager, id, version);
    await ask(later, lotId);
    expect(await result(later, lotId)).toMatchObject({ state: 'answered', text_en: 'Rust underneath' });
    await ask(curious, lotId, 'Rust above?');
    expect(await result(curious, lotId)).toMatchObject({ state: 'requested', text_en: '' });
    const waiting = (await queue(manager)).filter((row) => row.lotId === lotId);
    expect(waiting.map((row) => row.id)).toEqual([await idOf(curious, lotId)]);
  });
});

describe('R78 the portal without translations', () => {
  it('refuses the calls and shows no tab', async () => {
    const quiet = await openTestApi(database, undefined, { TRANSLATIONS: 'off' });
    const steps = translationSteps(quiet, database);
    const [user, lotId] = [await quiet.signedIn(), await lot()];
    expect(await steps.ask(user, lotId)).toMatchObject({ status: 403 });
    const { body } = await quiet.ask(user, { url: `/v1/car-auction/view?id=${lotId}` });
    expect(body['translations']).toMatchObject({ manager: false });
    await quiet.close();
  });

  it('shows the tab to those with the flag, not to staff, and not for a stock car', async () => {
    const tabOf = async (user: Awaited<ReturnType<typeof client>>, page: string, lotId: number) =>
      (await api.ask(user, { url: `/v1/${page}/view?id=${lotId}` })).body['translations'];
    const [user, lotId] = [await client(), await lot()];
    expect(await tabOf(user, 'car-auction', lotId)).toMatchObject({ manager: true });
    expect(await tabOf(user, 'stock', await lot({ kind: 'stock' }))).toMatchObject({ manager: false });
    expect(await tabOf(manager, 'car-auction', lotId)).toMatchObject({ manager: false });
    const without = await client({ overrides: { auctionTranslationUse: false } });
    expect(await tabOf(without, 'car-auction', lotId)).toMatchObject({ manager: false });
  });
});
