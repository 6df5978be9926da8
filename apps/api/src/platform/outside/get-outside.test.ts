import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request, type RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from '@seri/api/testkit/self-signed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getOutside, type Outside, type OutsideTarget } from './get-outside.ts';

const host = 'photos.example';
const own = '127.0.0.1';
const certificate = selfSigned(host);
let answer: (response: ServerResponse, incoming: IncomingMessage) => void;
let visits: string[];
const server = createServer(certificate, (incoming, response) => {
  visits.push(incoming.url ?? '');
  answer(response, incoming);
});
let port: number;

beforeAll(async () => {
  server.listen(0, own);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

beforeEach(() => {
  visits = [];
  answer = (response) => response.end('a photo');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const address = (...addresses: string[]): LookupAddress[] => addresses.map((each) => ({ address: each, family: 4 }));

/** An outside that is one server of our own; its port and certificate are accepted only here. */
function world(changes: Partial<Outside> = {}): Outside {
  return {
    resolve: async () => address(own),
    isPublic: (each) => each === own,
    request: ((options: RequestOptions) => request({ ...options, port, ca: certificate.cert })) as Outside['request'],
    after: () => new AbortController().signal,
    ...changes,
  };
}

function get(changes: Partial<OutsideTarget> = {}, outside: Partial<Outside> = {}): Promise<Buffer> {
  const { signal } = new AbortController();
  const target = { address: `https://${host}/1.jpg?a=b`, hosts: [host], mostBytes: 1 << 20, accept: 'image/*', signal };
  return getOutside({ ...target, ...changes }, world(outside));
}

it('downloads from an address of a listed host', async () => {
  expect(String(await get())).toBe('a photo');
  expect(visits).toEqual(['/1.jpg?a=b']);
});

describe('no request is made', () => {
  it.each([
    `http://${host}/1.jpg`,
    `https://${host}:8443/1.jpg`,
    `https://me@${host}/1.jpg`,
    `https://me:secret@${host}/1.jpg`,
    'https://other.example/1.jpg',
    'https://127.0.0.1/1.jpg',
    'https://2130706433/1.jpg',
    'https://[::1]/1.jpg',
    'file:///etc/passwd',
    'no address',
  ])('to %s', async (each) => {
    await expect(get({ address: each })).rejects.toMatchObject({ isFinal: true });
    expect(visits).toEqual([]);
  });

  it.each([[['10.0.0.1']], [[own, '169.254.169.254']], [[]]])('when the host resolves to %s', async (found) => {
    await expect(get({}, { resolve: async () => address(...found) })).rejects.toThrow('not public');
    expect(visits).toEqual([]);
  });

  it('to this machine, with the real rule for public addresses', async () => {
    const { isPublicAddress } = await import('./public-address.ts');
    await expect(get({}, { isPublic: isPublicAddress })).rejects.toThrow('not public');
    expect(visits).toEqual([]);
  });
});

it('connects to the address that was checked, even if the name server would answer differently by then', async () => {
  const answers = [address(own), address('169.254.169.254')];
  const lookups: string[] = [];
  const resolve = async (name: string) => {
    lookups.push(name);
    return answers.shift() ?? [];
  };
  expect(String(await get({}, { resolve }))).toBe('a photo');
  expect(lookups).toEqual([host]);
});

it('refuses a host without a trusted certificate', async () => {
  const { cert } = selfSigned(host);
  const stranger = ((options: RequestOptions) => request({ ...options, port, ca: cert })) as Outside['request'];
  await expect(get({}, { request: stranger })).rejects.toMatchObject({ isFinal: false });
  expect(visits).toEqual([]);
});

it.each([301, 302, 307, 308])('a redirect (%i) is not followed', async (status) => {
  answer = (response) => response.writeHead(status, { location: `https://${host}/2.jpg` }).end();
  await expect(get()).rejects.toThrow('sends us elsewhere');
  expect(visits).toHaveLength(1);
});

it.each([
  [404, true],
  [410, true],
  [403, false],
  [429, false],
  [500, false],
])('the status %i is final: %s', async (status, isFinal) => {
  answer = (response) => response.writeHead(status).end();
  await expect(get()).rejects.toMatchObject({ isFinal, message: `Its host answered ${status}.` });
});

it('reads no more than the limit, whatever the headers promise', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(3 << 20));
  await expect(get()).rejects.toMatchObject({ message: 'It is larger than 1 MB.', isFinal: true });
});

it('fails on a truncated answer', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half');
    response.socket?.end();
  };
  await expect(get()).rejects.toMatchObject({ isFinal: false });
});

describe('time is limited', () => {
  const alarms = new Map<number, AbortController>();
  const after = (milliseconds: number) => {
    const alarm = new AbortController();
    alarms.set(milliseconds, alarm);
    return alarm.signal;
  };

  const resolve = () => {
    setImmediate(() => alarms.get(5_000)?.abort());
    return new Promise<never>(() => undefined);
  };

  it('for the connection', async () => {
    await expect(get({}, { after, resolve })).rejects.toThrow('did not answer within 5 seconds');
  });

  it('for the whole download; the limit of the connection no longer applies then', async () => {
    answer = (response) => {
      response.write('a pho');
      alarms.get(5_000)?.abort();
      setImmediate(() => alarms.get(20_000)?.abort());
    };
    await expect(get({}, { after })).rejects.toThrow('longer than 20 seconds');
  });

  it('by a worker that stops', async () => {
    const stopping = new AbortController();
    answer = () => stopping.abort(new Error('stopping'));
    await expect(get({ signal: stopping.signal })).rejects.not.toHaveProperty('isFinal');
  });
});
