import { apiRoot, headers } from '@seri/contract/headers';
import { roleIds } from '@seri/domain/people/roles';
import { human, openTestApi } from '@seri/api/testkit/api';
import { comparable } from '@seri/api/testkit/comparable';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { runJobs } from '@seri/api/testkit/jobs';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, describe, expect, it } from 'vitest';
import { identityHandlers } from '../identity.jobs.ts';

const database = await openTestDatabase();
const api = await openTestApi(database);
afterAll(async () => {
  await api.close();
  await database.drop();
});

const form = {
  fullName: 'Anna Schmidt',
  email: 'anna@test.seri',
  mobile: '+49 170 1234567',
  country: 183,
  city: 'Bremen',
  password: 'blue harbour',
  confirmPassword: 'blue harbour',
  terms: true,
  language: 692,
};

function signUp(values: object, sent: Record<string, string> = human) {
  const payload = { ...form, ...values };
  return api.app.inject({ method: 'POST', url: `${apiRoot}/auth/signup`, payload, headers: sent });
}

function accountsOf(email: string) {
  return database.db.selectFrom('account').selectAll().where('email', '=', email).execute();
}

async function mailsTo(address: string) {
  await runJobs(database, identityHandlers(api.platform));
  return api.mails.filter(({ to }) => to === address);
}

describe('R16 a registration', () => {
  it('creates a restricted, unconfirmed account in the language of the form', async () => {
    const answer = await signUp({ email: ' anna@test.seri ', referralCode: 'FRIEND' });
    expect(answer.json()).toEqual({ success: true });
    expect(answer.cookies).toEqual([]);
    expect(await accountsOf('anna@test.seri')).toMatchObject([
      {
        role_id: roleIds.restricted,
        is_owner: false,
        language_id: 692,
        email_confirmed_at: null,
        full_name: 'Anna Schmidt',
        referral_code: 'FRIEND',
        country_id: 183,
        city: 'Bremen',
      },
    ]);
    expect(await mailsTo('anna@test.seri')).toMatchObject([
      { subject: 'Confirm your email address', text: expect.stringContaining('/verify-email?token=') },
    ]);
  });

  it('mails in the language of the form, without the name while the address is unproved', async () => {
    const ivan = { fullName: 'Купите Прямо Здесь', mobile: '+7 (900) 123-45-67', language: 693 };
    await signUp({ ...ivan, email: 'ivan@test.seri' });
    const [mail] = await mailsTo('ivan@test.seri');
    expect(mail).toMatchObject({ language: 'ru', subject: 'Подтвердите адрес почты' });
    expect(`${mail?.text}${mail?.html}`).not.toContain('Купите');
  });

  it('answers a taken address the same, byte for byte, and mails its owner once an hour', async () => {
    await newAccount(database.db, { email: 'taken@test.seri' });
    const before = await accountsOf('taken@test.seri');
    const [taken, free] = [await signUp({ email: 'Taken@Test.Seri' }), await signUp({ email: 'free@test.seri' })];
    expect(comparable(taken)).toEqual(comparable(free));
    await signUp({ email: 'taken@test.seri' });
    expect(await accountsOf('taken@test.seri')).toEqual(before);
    expect(await mailsTo('taken@test.seri')).toMatchObject([
      { subject: 'You already have an account', text: expect.stringMatching(/auth\/login[^]*auth\/forgot-password/) },
    ]);
  });

  it('creates one account from two concurrent forms and answers both', async () => {
    const answers = await Promise.all(['twin@test.seri', 'TWIN@test.seri'].map((email) => signUp({ email })));
    expect(answers.map((answer) => answer.json())).toEqual([{ success: true }, { success: true }]);
    expect([...(await accountsOf('twin@test.seri')), ...(await accountsOf('TWIN@test.seri'))]).toHaveLength(1);
  });
});

describe('R15 the form of a registration', () => {
  it.each([
    [{ fullName: ' ' }, 'first_name', 'required'],
    [{ fullName: 'Иван Петров', language: 693, mobile: '+7 (900) 123-45-67' }, 'first_name', 'incompleteName'],
    [{ mobile: '12' }, 'telephone', 'phone'],
    [{ email: 'a@b' }, 'email', 'email'],
    [{ email: 'a<b@test.seri' }, 'email', 'email'],
    [{ city: '' }, 'city', 'required'],
    [{ country: 100_000 }, 'country', 'choice'],
    [{ confirmPassword: 'other' }, 'confirm_password', 'mismatch'],
    [{ terms: false }, 'terms', 'confirm'],
    [{ password: 'five5' }, 'password', 'tooShort'],
    [{ password: 'Password1' }, 'password', 'common'],
    [{ password: 'anna.berta', email: 'Anna.Berta@test.seri' }, 'password', 'common'],
    [{ password: 'ANNA SCHMIDT' }, 'password', 'common'],
    [{ password: 'schmidt-2026' }, 'password', 'common'],
    [{ password: 'SeriSeri!' }, 'password', 'common'],
  ])('%j is refused at the field %s as %s', async (values, field, problem) => {
    const confirmPassword = 'password' in values ? values.password : form.confirmPassword;
    const answer = await signUp({ email: 'faults@test.seri', confirmPassword, ...values });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().data.fields).toEqual({ [field]: expect.objectContaining({ problem }) });
    expect(await accountsOf('faults@test.seri')).toEqual([]);
  });
});

describe('the captcha of a registration', () => {
  it('is demanded', async () => {
    const answer = await signUp({ email: 'robot@test.seri' }, {});
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'CAPTCHA' });
    expect(await accountsOf('robot@test.seri')).toEqual([]);
  });

  it('is refused when used again', async () => {
    // The captcha checks its age by the clock of the machine.
    api.clock.moveBy(Date.now() - api.clock.now().getTime());
    const riddle = await api.ask(null, { url: `${apiRoot}/site/captcha`, query: { action: 'signup' } });
    const challenge = { parameters: riddle.body.parameters, signature: riddle.body.signature } as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const token = { [headers.captcha]: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
    expect((await signUp({ email: 'person@test.seri' }, token)).statusCode).toBe(200);
    const replay = await signUp({ email: 'replay@test.seri' }, token);
    expect(replay.json()).toMatchObject({ code: 'CAPTCHA' });
    expect(await accountsOf('replay@test.seri')).toEqual([]);
  });
});
