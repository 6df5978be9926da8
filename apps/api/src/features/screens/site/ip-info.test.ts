import type { Place } from '@seri/api/platform/geo/geo';
import { expect, test } from 'vitest';
import { readIpInfo } from './ip-info.read.ts';

const geoOf = (place: Place | 'local network' | null) => ({ locate: async () => place });

test('a public address has a country with its id in the API, in the language of the reader, and a city', async () => {
  const geo = geoOf({ countryCode: 'RU', city: 'Vladivostok' });
  expect(await readIpInfo(geo, '203.0.113.7', 'ru')).toEqual({
    ip: '203.0.113.7',
    isLocal: false,
    country: { id: 183, name: 'Россия', code: 'ru' },
    city: { name: 'Vladivostok' },
  });
});

test('a place without a known city has none', async () => {
  const info = await readIpInfo(geoOf({ countryCode: 'JP', city: null }), '203.0.113.7', 'en');
  expect(info).toMatchObject({ country: { name: 'Japan', code: 'jp' }, city: null });
});

test('a private address is local, an unknown public one has no location', async () => {
  expect(await readIpInfo(geoOf('local network'), '10.0.0.7', 'en')).toEqual({
    ip: '10.0.0.7',
    isLocal: true,
    country: null,
    city: null,
  });
  expect(await readIpInfo(geoOf(null), '203.0.113.7', 'en')).toMatchObject({ isLocal: false, country: null });
});

test('a country without an id in the API keeps its name', async () => {
  const info = await readIpInfo(geoOf({ countryCode: 'XK', city: 'Pristina' }), '203.0.113.7', 'en');
  expect(info.country).toEqual({ id: null, name: 'Kosovo', code: 'xk' });
});

test('a visitor without an address has no place', async () => {
  expect(await readIpInfo(geoOf(null), null, 'en')).toEqual({ ip: '', isLocal: false, country: null, city: null });
});
