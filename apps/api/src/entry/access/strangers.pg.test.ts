import { apiRoot, cookies as names } from '@seri/contract/headers';
import { human, openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { afterAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../features/people/identity/passwords/passwords.ts';

const database = await openTestDatabase();
const api = await openTestApi(database);
afterAll(async () => {
  await api.close();
  await database.drop();
});

let addresses = 0;
/** An office: everybody in it has the same address. */
function office() {
  addresses += 1;
  return `203.0.113.${addresses}`;
}

async function askAs(access: string | undefined, remoteAddress: string): Promise<number> {
  const cookies = { [names.access]: access ?? '' };
  return (await api.app.inject({ url: `${apiRoot}/user/view-profile`, remoteAddress, cookies })).statusCode;
}

async function flood(remoteAddress: string): Promise<void> {
  for (let count = 0; count < 300; count += 1) await askAs(`worthless-${count}`, remoteAddress);
  expect(await askAs('worthless', remoteAddress)).toBe(429);
}

describe('worthless cookies', () => {
  it('do not shut out those at the same address who were known before', async () => {
    const address = office();
    const { cookies } = await api.signedIn();
    expect(await askAs(cookies[names.access], address)).toBe(200);
    await flood(address);
    expect(await askAs(cookies[names.access], address)).toBe(200);
  });

  it('do not shut out those who sign in after them', async () => {
    const [address, email] = [office(), 'arrives@test.seri'];
    await api.signedIn({ email, passwordHash: await hashPassword('green harbour') });
    await flood(address);
    const entered = await api.app.inject({
      method: 'POST',
      url: `${apiRoot}/auth`,
      payload: { email, password: 'green harbour' },
      headers: human,
      remoteAddress: address,
    });
    expect(entered.statusCode).toBe(200);
    expect(await askAs(entered.cookies.find(({ name }) => name === names.access)?.value, address)).toBe(200);
  });

  it('count as those of one network, of which their sender has every address', async () => {
    await flood('2001:db8:1:2::1');
    expect(await askAs('worthless', '2001:db8:1:2:ffff::9')).toBe(429);
    expect(await askAs('worthless', '2001:db8:1:3::1')).toBe(401);
  });

  it('make a sign-in that has ended worthless too', async () => {
    const address = office();
    const { cookies, signInId } = await api.signedIn();
    expect(await askAs(cookies[names.access], address)).toBe(200);
    await database.db.updateTable('sign_in').set({ ended_at: new Date() }).where('id', '=', signInId).execute();
    expect(await askAs(cookies[names.access], address)).toBe(401);
    await flood(address);
    expect(await askAs(cookies[names.access], address)).toBe(429);
  });
});
