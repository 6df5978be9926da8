import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const minimal = { DATABASE_URL: 'postgres://localhost/seri', SECRET: 'x'.repeat(32) };

describe('settings', () => {
  it('need a database and, outside a demonstration, a secret', () => {
    expect(readSettings(minimal)).toMatchObject({
      port: 3000,
      host: 'localhost',
      demo: false,
      catalogueIndex: 'columnar',
    });
    expect(() => readSettings({})).toThrow('DATABASE_URL is missing');
    expect(() => readSettings({ DATABASE_URL: minimal.DATABASE_URL })).toThrow('SECRET is missing');
  });

  it.each([
    ['PORT', '70000', 'PORT is not usable: set it to a port number'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is not usable'],
    ['PUBLIC_URL', 'seri.example', 'PUBLIC_URL is not usable'],
    ['DEMO', 'maybe', 'DEMO is not usable: set it to on or off'],
    ['DEMO_LOTS', '299', 'DEMO_LOTS is not usable: set it to a whole number from 300 to 10000000'],
    ['SIGN_IN_DAYS', '0', 'SIGN_IN_DAYS is not usable: set it to a whole number of days from 1 to 365'],
    ['STAFF_SIGN_IN_HOURS', 'half', 'STAFF_SIGN_IN_HOURS is not usable: set it to a whole number of hours'],
    ['TRUSTED_PROXIES', 'proxy.example', 'TRUSTED_PROXIES is not usable: set it to addresses (10.0.0.7), networks'],
    ['PHOTO_HOSTS', 'photos.example, localhost', 'PHOTO_HOSTS is not usable: set it to host names'],
    ['CATALOGUE_INDEX', 'duckdb', 'CATALOGUE_INDEX is not usable: set it to postgres or columnar'],
    ['RECAPTCHA_SITE_KEY', 'a key; script-src *', 'RECAPTCHA_SITE_KEY is not usable'],
    ['SECRET', 'short', 'SECRET is not usable: set it to at least 32 characters'],
  ])('refuse %s=%s in one sentence', (name, value, sentence) => {
    expect(() => readSettings({ ...minimal, [name]: value })).toThrow(sentence);
  });

  it('never show a secret in that sentence', () => {
    expect(() => readSettings({ ...minimal, SMTP_URL: 'http://user:hunter2@host' })).toThrow(/^(?!.*hunter2)/);
  });

  it.each([
    '10.0.0.7',
    '10.0.0.0/8',
    '2001:db8::/32',
    '::1',
    '::ffff:10.0.0.7',
    'loopback',
    'linklocal, uniquelocal',
    ' 10.0.0.7 , fd00::/8,loopback',
  ])('accept the proxies %j, as Fastify does', (list) => {
    const { trustedProxies } = readSettings({ ...minimal, TRUSTED_PROXIES: list });
    expect(trustedProxies).toEqual(list.split(',').map((entry) => entry.trim()));
    expect(() => fastify({ trustProxy: [...trustedProxies] })).not.toThrow();
  });

  it.each([
    'true',
    '1',
    '*',
    '10.0.0',
    '10.0.0.256',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '2001:db8::/129',
    // These would trust every address.
    '0.0.0.0/0',
    '::/0',
    '10.0.0.7,',
    'loopback;10.0.0.7',
    'toString',
  ])('refuse the proxies %j', (list) => {
    expect(() => readSettings({ ...minimal, TRUSTED_PROXIES: list })).toThrow('TRUSTED_PROXIES is not usable');
  });

  it('treat an empty value as missing', () => {
    expect(readSettings({ ...minimal, PORT: '', PUBLIC_URL: ' ' })).toMatchObject({ port: 3000, publicUrl: undefined });
  });

  it('take both keys of reCAPTCHA or neither', () => {
    const keys = { RECAPTCHA_SITE_KEY: 'a-site-key_1', RECAPTCHA_SECRET: 'a-secret-key' };
    expect(readSettings(minimal).recaptcha).toBeUndefined();
    expect(readSettings({ ...minimal, ...keys }).recaptcha).toEqual({
      siteKey: 'a-site-key_1',
      secret: 'a-secret-key',
    });
    for (const lost of Object.keys(keys)) {
      expect(() => readSettings({ ...minimal, ...keys, [lost]: '' })).toThrow('belong together: set both, or neither.');
    }
  });

  it('take providers with the key that signs what they are asked', () => {
    const [address, key] = ['https://months.example/seri', 'k'.repeat(32)];
    expect(readSettings(minimal).providers).toEqual({ photos: undefined, months: undefined });
    const asked = { ...minimal, PHOTO_PROVIDER_URL: 'https://photos.example/ask', PHOTO_HOSTS: 'pictures.example' };
    expect(() => readSettings(asked)).toThrow('PROVIDER_KEY is missing');
    const { providers, pictureHosts } = readSettings({ ...asked, MONTH_PROVIDER_URL: address, PROVIDER_KEY: key });
    expect(providers.months).toEqual({ address, key });
    expect(pictureHosts).toEqual(['pictures.example', 'photos.example']);
    for (const unusable of [
      'http://photos.example/',
      'https://photos.example:8443/',
      'https://me:secret@photos.example/',
    ])
      expect(() => readSettings({ ...asked, PROVIDER_KEY: key, PHOTO_PROVIDER_URL: unusable })).toThrow(
        'is not usable',
      );
  });

  it('refuse a demonstration over https, because its passwords are public', () => {
    expect(() => readSettings({ ...minimal, DEMO: 'on', PUBLIC_URL: 'https://seri.example' })).toThrow('DEMO is on');
  });
});
