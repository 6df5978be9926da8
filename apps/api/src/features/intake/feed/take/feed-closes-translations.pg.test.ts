import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { afterAll, expect, it } from 'vitest';
import { translationSteps } from '../../../services/translations/translations.steps.ts';
import { feedSteps, house, lotRow, resultRow, session } from '../feed.steps.ts';

const database = await openTestDatabase();
const api = await openTestApi(database);
const { ask, result, taken, answer, idOf, noticesOf } = translationSteps(api, database);
const { send } = feedSteps(database);

afterAll(async () => {
  await api.close();
  await database.drop();
});

it('R78 the feed that ends a lot closes its open requests, tells their askers, and leaves the answered ones', async () => {
  const manager = await api.signedIn({ role: 'manager' });
  const [waiting, held, done] = [await api.signedIn(), await api.signedIn(), await api.signedIn()];
  await send([house, session, lotRow('lot-1')]);
  const { id: lotId } = await database.db.selectFrom('lot_key').select('id').executeTakeFirstOrThrow();
  const first = await taken(done, manager, lotId, 'a question');
  await answer(manager, first.id, first.version);
  await ask(waiting, lotId);
  const second = await taken(held, manager, lotId, 'another');
  await send([resultRow('lot-1', 4531)]);
  expect(await result(waiting, lotId)).toMatchObject({ state: 'requested' });
  await send([resultRow('lot-1', 4535)]);
  for (const user of [waiting, held]) {
    expect(await result(user, lotId)).toMatchObject({ state: 'closed', mayAsk: false });
    expect((await noticesOf(user)).at(-1)).toMatchObject({ cause: 'translationClosed' });
  }
  expect(await result(done, lotId)).toMatchObject({ state: 'answered' });
  expect(await answer(manager, second.id, second.version)).toMatchObject({ status: 409 });
  const logged = await database.db
    .selectFrom('action_log')
    .select(['action', 'account_id'])
    .where('subject', '=', `translation:${await idOf(waiting, lotId)}`)
    .orderBy('id')
    .execute();
  expect(logged.at(-1)).toEqual({ action: 'translation.closed', account_id: null });
});
