import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { today } from '@seri/api/testkit/fixed-clock';
import { afterAll, describe, expect, it } from 'vitest';
import { notificationsSteps, runNotices } from '../../talk/notifications/notifications.steps.ts';
import { translationSteps } from './translations.steps.ts';

const database = await openTestDatabase();
const api = await openTestApi(database);
const { taken, answer } = translationSteps(api, database);
const { list, read } = notificationsSteps(api, database);
const manager = await api.signedIn({ role: 'manager' });

afterAll(async () => {
  await api.close();
  await database.drop();
});

async function answered(account = {}) {
  const [user, lotId] = [await api.signedIn(account), await newLot(database.db, { day: today })];
  const { id, version } = await taken(user, manager, lotId);
  await answer(manager, id, version);
  return { user, lotId };
}

describe('R55 the notice of a translation', () => {
  it('is mailed with the lot and a link to the answer, and names no bid', async () => {
    const { user, lotId } = await answered();
    await runNotices(database, api);
    const { email } = await database.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', user.accountId)
      .executeTakeFirstOrThrow();
    const mail = api.mails.find(({ to }) => to === email);
    expect(mail?.subject).toContain('Your auction sheet is translated');
    expect(mail?.text).toContain(`/car-auctions/${lotId}#translated`);
    expect(mail?.text).not.toMatch(/Bid No/);
  });

  it('is the client’s own: its dealer reads nothing of it', async () => {
    const dealer = await api.signedIn({ role: 'dealer' });
    const { user, lotId } = await answered({ dealerId: dealer.accountId });
    const ofLot = async (reader: typeof user) =>
      (await list(reader)).notices.filter((notice) => notice.lotId === lotId).map(({ cause }) => cause);
    expect(await ofLot(user)).toEqual(['translationAnswered']);
    expect(await ofLot(dealer)).toEqual([]);
    expect(await ofLot(manager)).toEqual(['translationAsked']);
  });

  it('is listed among lots, and marked as read with its lot alone', async () => {
    const { user, lotId } = await answered();
    expect(await list(user, { topic: 'lot' })).toMatchObject({ unread: 1, unreadByTopic: { lot: 1, bid: 0 } });
    const [{ id } = { id: 0 }] = (await list(user)).notices;
    const readLot = (lot: number) =>
      api.ask(user, { method: 'PUT', url: '/v1/notification/read', payload: { upTo: id, lotId: lot } });
    await readLot(lotId + 1);
    await read(user, id, 1);
    expect(await list(user)).toMatchObject({ unread: 1 });
    await readLot(lotId);
    expect(await list(user)).toMatchObject({ unread: 0 });
  });
});
