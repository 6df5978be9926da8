import { identityCalls } from '@seri/contract/people/identity.calls';
import { profileCalls } from '@seri/contract/screens/profile.calls';
import { favouritesCalls } from '@seri/contract/stock/favourites.calls';
import { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { RefusalError } from './refusal.ts';

type Answer = { status: number; body: unknown };

const done: Answer = { status: 200, body: { success: true } };
const refused = (status: number, code: string, data = {}): Answer => ({
  status,
  body: { success: false, code, data, text: { en: code, ru: code }, id: 'e-1' },
});
const notSignedIn = refused(401, 'NOT_SIGNED_IN');

/** A fake server. Each request takes the next answer of its path; the last answer repeats. */
function serverWith(answers: Record<string, Answer[]>) {
  const requests: { path: string; headers: Headers; init: RequestInit }[] = [];
  const fetch = vi.fn(async (url: unknown, init: RequestInit = {}) => {
    const path = (url as string).split('?')[0] ?? '';
    requests.push({ path: url as string, headers: new Headers(init.headers), init });
    const remaining = answers[path] ?? [];
    const answer = remaining.length > 1 ? remaining.shift() : remaining[0];
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  });
  return { fetch, requests, count: (path: string) => requests.filter((request) => request.path === path).length };
}

function clientOf(server: ReturnType<typeof serverWith>, hasSession = true, isProved = false) {
  const onExpired = vi.fn<() => void>();
  const askForProof = vi.fn(async () => isProved);
  const client = createClient({
    fetch: server.fetch,
    socketId: () => 'socket-1',
    hasSession: () => hasSession,
    onExpired,
    askForProof,
  });
  return { client, onExpired, askForProof };
}

const profile = '/v1/user/view-profile';
const refresh = '/v1/auth/update';

describe('R82 a call that needs a fresh proof', () => {
  const favourite = '/v1/favorite/add';
  const input = { body: { carId: 1, group: 'A', type: 'auction' } } as const;
  const unproved = refused(403, 'STEP_UP_REQUIRED');

  it('asks for it and goes on with the same key and content', async () => {
    const server = serverWith({ [favourite]: [unproved, done] });
    const { client, askForProof } = clientOf(server, true, true);
    expect(await client.send(favouritesCalls.add, input)).toMatchObject({ ok: true });
    expect(askForProof).toHaveBeenCalledOnce();
    const [first, second] = server.requests;
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.init.body).toBe(first?.init.body);
  });

  it('is refused if none is given', async () => {
    const server = serverWith({ [favourite]: [unproved] });
    const reply = await clientOf(server).client.send(favouritesCalls.add, input);
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'STEP_UP_REQUIRED' } });
    expect(server.requests).toHaveLength(1);
  });

  it('asks for it after a renewal too', async () => {
    const server = serverWith({ [favourite]: [notSignedIn, unproved, done], [refresh]: [done] });
    expect(await clientOf(server, true, true).client.send(favouritesCalls.add, input)).toMatchObject({ ok: true });
    expect(server.requests.map(({ path }) => path)).toEqual([favourite, refresh, favourite, favourite]);
  });
});

describe('a 401', () => {
  it('leads to one refresh and one retry, unseen by the caller', async () => {
    const server = serverWith({ [profile]: [notSignedIn, done], [refresh]: [done] });
    expect(await clientOf(server).client.send(profileCalls.view)).toMatchObject({ ok: true });
    expect(server.requests.map(({ path }) => path)).toEqual([profile, refresh, profile]);
  });

  it('received by several calls at once leads to one shared refresh', async () => {
    const server = serverWith({ [profile]: [notSignedIn, notSignedIn, notSignedIn, done], [refresh]: [done] });
    const { client } = clientOf(server);
    await Promise.all([1, 2, 3].map(() => client.send(profileCalls.view)));
    expect(server.count(refresh)).toBe(1);
  });

  it('after the retry is returned: there is no third attempt', async () => {
    const server = serverWith({ [profile]: [notSignedIn], [refresh]: [done] });
    expect(await clientOf(server).client.send(profileCalls.view)).toMatchObject({ ok: false });
    expect(server.count(profile)).toBe(2);
  });

  it('from the sign-in call is about the password and starts no refresh', async () => {
    const server = serverWith({ '/v1/auth': [refused(401, 'invalid_credentials')] });
    const { client, onExpired } = clientOf(server);
    const reply = await client.send(identityCalls.signIn, { body: { email: 'a@b.cd', password: 'secret' } });
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'invalid_credentials' } });
    expect(server.requests).toHaveLength(1);
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('whose refresh is refused too ends the session, and the action stays pending', async () => {
    const server = serverWith({ [profile]: [notSignedIn], [refresh]: [notSignedIn] });
    const { client, onExpired } = clientOf(server);
    const settled = vi.fn<() => void>();
    void client.send(profileCalls.view).then(settled, settled);
    await vi.waitFor(() => expect(onExpired).toHaveBeenCalledOnce());
    expect(settled).not.toHaveBeenCalled();
  });

  it('before any session means a visitor and opens no dialog', async () => {
    const server = serverWith({ [profile]: [notSignedIn], [refresh]: [notSignedIn] });
    const { client, onExpired } = clientOf(server, false);
    expect(await client.send(profileCalls.view)).toMatchObject({ ok: false, refusal: { code: 'NOT_SIGNED_IN' } });
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('whose refresh cannot reach the server keeps the session', async () => {
    const server = serverWith({ [profile]: [notSignedIn] });
    const { client, onExpired } = clientOf(server);
    expect(await client.send(profileCalls.view)).toMatchObject({ ok: false });
    expect(onExpired).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  it('that changes something sends its socket id and an idempotency key; the retry sends the same key', async () => {
    const server = serverWith({ '/v1/favorite/add': [notSignedIn, done], [refresh]: [done] });
    await clientOf(server).client.send(favouritesCalls.add, { body: { carId: 7, group: 'A', type: 'auction' } });
    const [first, , second] = server.requests;
    expect(first?.headers.get('socket-id')).toBe('socket-1');
    expect(first?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(first?.init.body).toBe('{"carId":7,"group":"A","type":"auction"}');
  });

  it('that only reads sends neither, and its query omits undefined values', async () => {
    const server = serverWith({ '/v1/car-auction/listing': [done] });
    await clientOf(server).client.send(catalogueCalls['car-auction'].listing, { query: { page: '2', pageSize: '50' } });
    expect(server.requests[0]?.path).toBe('/v1/car-auction/listing?page=2&pageSize=50');
    expect(server.requests[0]?.headers.has('idempotency-key')).toBe(false);
  });

  describe('whose outcome the server does not know', () => {
    const unknown = refused(503, 'OUTCOME_UNKNOWN', { retryAfter: 0 });
    const add = { body: { carId: 7, group: 'A', type: 'auction' } } as const;

    it('is sent again under the same key until the answer says what became of it', async () => {
      const busy = refused(503, 'OVERLOADED', { retryAfter: 0 });
      const server = serverWith({ '/v1/favorite/add': [unknown, busy, done] });
      expect(await clientOf(server).client.send(favouritesCalls.add, add)).toMatchObject({ ok: true });
      const keys = server.requests.map((request) => request.headers.get('idempotency-key'));
      expect(keys).toHaveLength(3);
      expect(new Set(keys).size).toBe(1);
    });

    it('says so when the server stays away', async () => {
      const server = serverWith({ '/v1/favorite/add': [unknown] });
      const reply = await clientOf(server).client.send(favouritesCalls.add, add);
      expect(reply).toMatchObject({ ok: false, refusal: { code: 'OUTCOME_UNKNOWN' } });
    });

    it('is sent once by a visitor, whose keys are not kept', async () => {
      const server = serverWith({ '/v1/auth': [unknown, done] });
      const body = { email: 'a@b.cd', password: 'secret' };
      expect(await clientOf(server).client.send(identityCalls.signIn, { body })).toMatchObject({ ok: false });
      expect(server.requests).toHaveLength(1);
    });
  });

  it('without a connection is refused as OFFLINE', async () => {
    expect(await clientOf(serverWith({})).client.send(profileCalls.view)).toMatchObject({
      ok: false,
      refusal: { code: 'OFFLINE' },
    });
  });

  it('answered with something other than JSON is an internal error', async () => {
    const server = serverWith({});
    server.fetch.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const { client } = clientOf(server);
    await expect(client.ask(profileCalls.view)).rejects.toThrow(RefusalError);
  });

  it('aborted by its caller throws instead of looking offline', async () => {
    const server = serverWith({});
    const { client } = clientOf(server);
    const signal = AbortSignal.abort();
    await expect(client.send(profileCalls.view, {}, { signal })).rejects.toThrow('Failed to fetch');
  });
});
