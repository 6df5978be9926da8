import { type APIRequestContext, type Browser, expect } from '@playwright/test';
import { languageIds, type Language } from '@seri/domain/languages';
import { registered } from './registered.ts';
import { signInAs } from './sign-in.ts';

const roleIds = { manager: 991, client: 1064 };

export interface StaffAndClient {
  staff: `${string}@${string}`;
  client: `${string}@${string}`;
  clientId: number;
}

/** A manager and a client whom it looks after, with credit: accounts that no other journey knows. */
export async function staffAndClient(
  browser: Browser,
  request: APIRequestContext,
  origin: string,
  speak: { staff?: Language; client?: Language },
): Promise<StaffAndClient> {
  const context = await browser.newContext({ baseURL: origin });
  await signInAs(context, 'owner', origin);
  const put = async (by: APIRequestContext, path: string, data: object) => {
    const answer = await by.put(`${origin}/v1${path}`, { data, headers: { origin } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  const become = async (roleId: number, language: Language = 'en') => {
    const email = await registered(request, origin);
    const found = await context.request.get(`${origin}/v1/user/search`, { params: { user: email } });
    const [{ value }] = await found.json();
    const id = Number(value);
    const { client } = await (await context.request.get(`${origin}/v1/user/client?id=${id}`)).json();
    await put(context.request, '/user/role', { id, version: client.version, roleId });
    const own = await browser.newContext({ baseURL: origin });
    await signInAs(own, email, origin);
    await put(own.request, '/user/update-setting', { language: languageIds[language] });
    await own.close();
    return { email, id, version: client.version + 1 };
  };
  const client = await become(roleIds.client, speak.client);
  const staff = await become(roleIds.manager, speak.staff);
  const work = { managerId: staff.id, dealerId: null, dailyBidLimit: 0, dailyUssLimit: 0, note: '' };
  await put(context.request, '/user/client', { id: client.id, version: client.version, ...work });
  const limit = { id: client.id, creditLimit: 50_000_000, expected: 0, reason: 'e2e' };
  await put(context.request, '/user/credit-limit', limit);
  await context.close();
  return { staff: staff.email, client: client.email, clientId: client.id };
}
