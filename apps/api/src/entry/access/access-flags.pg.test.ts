import { type Flag, flags } from '@seri/domain/people/permissions';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagCalls, type FlagCall } from './access-flags.rows.ts';
import { type Caller, signedIn, v1 } from './access-row.ts';
import { AccessPortal } from './access.steps.ts';

let database: TestDatabase;
let portal: AccessPortal;

beforeAll(async () => {
  database = await openTestDatabase();
  portal = await AccessPortal.open(database);
});

afterAll(async () => {
  await portal.close();
  await database.drop();
});

function expected(caller: Caller, { gives, opensTo, alwaysOpen }: FlagCall, isGiven: boolean): number {
  if (alwaysOpen?.to.includes(caller)) return alwaysOpen.gives;
  return isGiven && opensTo.includes(caller) ? gives : 403;
}

/** The views that the call of another flag needs beside it. */
const besides: Partial<Record<Flag, Record<string, boolean>>> = {
  shareCar: { carAuctionsView: true },
  downloadPhotos: { carAuctionsView: true },
  biddingAllowed: { carAuctionsView: true, salesStatisticsView: true },
  auctionTranslationUse: { carAuctionsView: true },
};

describe.each(flags)('the flag %s, given to everybody and taken from everybody', (flag) => {
  it.each([true, false])('holds on the server: %s', async (isGiven) => {
    const answers: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    for (const caller of signedIn) {
      const visit = await portal.visitWith(caller, { ...besides[flag], [flag]: isGiven });
      const { body } = await portal.ask(visit, () => v1('GET', '/user/view-profile'));
      answers[`${caller}, profile`] = (body['permission'] as Record<string, boolean>)[flag];
      wanted[`${caller}, profile`] = isGiven;
      for (const [name, call] of Object.entries(flagCalls[flag])) {
        answers[`${caller}, ${name}`] = await portal.answer(visit, call.ask);
        wanted[`${caller}, ${name}`] = expected(caller, call, isGiven);
      }
    }
    expect(answers).toEqual(wanted);
  });
});
