import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome 149', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/148.0.0.0`, 'Edge 148', 'Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} YaBrowser/26.10 Safari/537.36`, 'Yandex 26', 'Linux'],
  [`Mozilla/5.0 (Linux; Android 15; K) ${chrome} Mobile Safari/537.36`, 'Chrome 149', 'Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145', 'macOS'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/26.1 Safari/605.1.15`, 'Safari 26', 'macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${apple} Version/26.1 Mobile/15E148 Safari/604.1`,
    'Safari 26',
    'iPhone',
  ],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${apple} CriOS/149.0 Safari/604.1`, 'Chrome 149', 'iPhone'],
])('%s has a readable name', (userAgent, browser, system) => {
  expect(deviceName(userAgent)).toEqual({ browser, system });
});

it('a program that is not a browser has no name', () => {
  expect(deviceName('curl/8.9')).toEqual({ browser: undefined, system: undefined });
  expect(deviceName('')).toEqual({ browser: undefined, system: undefined });
});
