import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { eventually } from '@seri/api/testkit/eventually';
import { countWaiting } from '@seri/api/testkit/lock-waits';
import { SoftPasskey } from '@seri/api/testkit/soft-passkey';
import { afterAll, describe, expect, it } from 'vitest';
import { lockAccount } from '../identity.command.ts';
import { FactorSteps, now, origin, statusesOf } from './second-factor.steps.ts';

const database = await openTestDatabase({ now });
const api = await openTestApi(database);
const steps = new FactorSteps(api);
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function withPasskey() {
  const person = await steps.person();
  return { ...person, ...(await steps.addPasskey(person)) };
}

type Use = NonNullable<Parameters<SoftPasskey['sign']>[1]>;

/** Signs in by the passkey, used so. */
async function signInBy(email: string, passkey: SoftPasskey, use: Use = {}) {
  const challenge = await steps.challenge(email);
  const signed = passkey.sign(await steps.passkeyOptions(challenge), use);
  return { challenge, signed, answer: await steps.complete(challenge, { by: 'passkey', passkey: signed }) };
}

describe('R80 a passkey', () => {
  it('signs in, again and again', async () => {
    const { email, passkey, recoveryCodes } = await withPasskey();
    expect(recoveryCodes).toHaveLength(10);
    expect((await signInBy(email, passkey)).answer).toMatchObject({ status: 200 });
    expect((await signInBy(email, passkey)).answer).toMatchObject({ status: 200 });
  });

  it('of another site, without a verified person, or of a copy that counts back proves nothing', async () => {
    const { email, passkey } = await withPasskey();
    expect((await signInBy(email, passkey, { count: 7 })).answer).toMatchObject({ status: 200 });
    for (const use of [{ origin: 'http://evil.example' }, { isVerified: false }, { count: 7 }, { count: 3 }])
      expect((await signInBy(email, passkey, use)).answer).toMatchObject({ code: 'WRONG_SECOND_FACTOR' });
  });

  it('answers a challenge once, even one that it failed, and none of another account', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const challenge = await steps.challenge(one.email);
    const options = await steps.passkeyOptions(challenge);
    const unverified = one.passkey.sign(options, { isVerified: false });
    expect(await steps.complete(challenge, { by: 'passkey', passkey: unverified })).toMatchObject({ status: 403 });
    const late = { by: 'passkey', passkey: one.passkey.sign(options) } as const;
    expect(await steps.complete(challenge, late)).toMatchObject({ code: 'WRONG_SECOND_FACTOR' });
    const foreign = other.passkey.sign(await steps.passkeyOptions(await steps.challenge(other.email)));
    expect(await steps.complete(challenge, { by: 'passkey', passkey: foreign })).toMatchObject({
      code: 'WRONG_SECOND_FACTOR',
    });
  });

  it('signs in once of twice at once', async () => {
    const { email, accountId, passkey } = await withPasskey();
    const challenges = [await steps.challenge(email), await steps.challenge(email)];
    const proofs: Parameters<FactorSteps['complete']>[] = [];
    for (const challenge of challenges) {
      const signed = passkey.sign(await steps.passkeyOptions(challenge), { count: 9 });
      proofs.push([challenge, { by: 'passkey', passkey: signed }]);
    }
    const answers = await database.db.transaction().execute(async (tx) => {
      await lockAccount(tx, accountId);
      const sent = proofs.map((proof) => steps.complete(...proof));
      // Both are verified over the same count before either is let in.
      await eventually(async () => expect(await countWaiting(database.pool)).toBe(2));
      return { sent };
    });
    expect(statusesOf(await Promise.all(answers.sent))).toEqual([200, 403]);
  });

  it('is made for a challenge that was asked, once, by a verified person, and belongs to one account', async () => {
    const person = await steps.person();
    const options = async () => (await steps.ask(person, 'POST', '/user/factors/passkeys/options')).body;
    const add = (made: ReturnType<SoftPasskey['make']>) =>
      steps.ask(person, 'POST', '/user/factors/passkeys', { name: 'Key', passkey: made });
    const passkey = new SoftPasskey(origin);
    expect(await add(passkey.make(await options(), { isVerified: false }))).toMatchObject({
      code: 'CHALLENGE_EXPIRED',
    });
    expect(await add(passkey.make(await options(), { origin: 'http://evil.example' }))).toMatchObject({ status: 404 });
    const asked = await options();
    expect(await add(passkey.make(asked))).toMatchObject({ status: 200 });
    expect(await add(new SoftPasskey(origin).make(asked))).toMatchObject({ code: 'CHALLENGE_EXPIRED' });
    const other = await steps.person();
    const theirs = await steps.ask(other, 'POST', '/user/factors/passkeys/options');
    const copied = { name: 'Key', passkey: passkey.make(theirs.body) };
    expect(await steps.ask(other, 'POST', '/user/factors/passkeys', copied)).toMatchObject({ status: 404 });
  });

  it('has a name of its owner, who alone renames and removes it', async () => {
    const person = await withPasskey();
    const list = async () => (await steps.ask(person, 'GET', '/user/factors')).body['passkeys'] as { id: string }[];
    const [{ id } = { id: '' }] = await list();
    const stranger = await steps.person();
    const path = `/user/factors/passkeys/${id}`;
    for (const method of ['PUT', 'DELETE'] as const)
      expect(await steps.ask(stranger, method, path, { name: 'Mine' })).toMatchObject({ status: 404 });
    expect(await steps.ask(person, 'PUT', path, { name: 'Phone' })).toMatchObject({ status: 200 });
    expect(await list()).toEqual([expect.objectContaining({ name: 'Phone', usedAt: null })]);
    expect(await steps.ask(person, 'DELETE', path)).toMatchObject({ status: 200 });
    expect(await steps.signIn(person.email)).toMatchObject({ status: 200 });
  });
});
