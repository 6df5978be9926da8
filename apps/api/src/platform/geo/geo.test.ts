import { silentLog } from '@seri/api/testkit/silent-log';
import { beforeEach, expect, test, vi } from 'vitest';
import { openGeo } from './geo.ts';

const opened = vi.hoisted(() => vi.fn<(path: string) => void>());
vi.mock(import('./place-file.ts'), async (original) => {
  const real = await original();
  return { ...real, findPlace: async (...args) => (opened(args[0]), real.findPlace(...args)) };
});
beforeEach(() => opened.mockClear());

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.9',
  '192.168.1.4',
  '100.64.3.2',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
])('%s is the local network, known without opening a file', async (ip) => {
  expect(await openGeo(silentLog).locate(ip)).toBe('local network');
  expect(opened).not.toHaveBeenCalled();
});

test.each(['', 'localhost', '10.0.0', '1.2.3.4.5', "'; drop table"])(
  '%j is no address and has no place',
  async (ip) => {
    expect(await openGeo(silentLog).locate(ip)).toBeNull();
  },
);

test('a public address has a country and, where known, a city', async () => {
  const geo = openGeo(silentLog);
  const [one, two] = await Promise.all([geo.locate('133.11.0.1'), geo.locate('::ffff:133.11.0.1')]);
  expect(one).toMatchObject({ countryCode: 'JP', city: expect.stringMatching(/\w/) });
  expect(two).toEqual(one);
});

test('a city is given without its district', async () => {
  expect(await openGeo(silentLog).locate('95.108.213.1')).toEqual({ countryCode: 'RU', city: 'Moscow' });
});

test('an IPv6 address is looked up in the other file', async () => {
  expect(await openGeo(silentLog).locate('2001:200::1')).toMatchObject({ countryCode: 'JP' });
  expect(opened.mock.calls[0]![0]).toMatch(/ipv6/);
});

test('an address that no one holds has no place', async () => {
  expect(await openGeo(silentLog).locate('203.0.113.7')).toBeNull();
});

test('a file that cannot be read gives no place, is logged, and is tried again the next time', async () => {
  opened.mockImplementationOnce(() => {
    throw new Error('EMFILE: too many open files');
  });
  const warn = vi.fn();
  const geo = openGeo({ ...silentLog, warn });
  expect(await geo.locate('133.11.0.1')).toBeNull();
  expect(warn).toHaveBeenCalledWith({ reason: 'EMFILE: too many open files' }, expect.any(String));
  expect(await geo.locate('133.11.0.1')).toMatchObject({ countryCode: 'JP' });
});
