import { expect, it } from 'vitest';
import { rawRequest, readVerdict } from './run-sqlmap.ts';

it('a request is written as it would be sent', () => {
  const call = { name: 'notes.save', method: 'POST', path: '/v1/note', params: [], query: [] };
  const request = {
    call,
    role: 'manager',
    method: 'POST',
    target: '/v1/note?a=1',
    headers: { accept: '*/*' },
  } as const;
  expect(rawRequest('http://127.0.0.1:3000', { ...request, body: '{}' }, 'access-token=x')).toBe(
    'POST /v1/note?a=1 HTTP/1.1\r\nhost: 127.0.0.1:3000\r\naccept: */*\r\ncookie: access-token=x\r\n\r\n{}',
  );
});

it.each([
  ['Parameter: sort (GET)\n    Type: boolean-based blind\n', { injectable: ['sort (GET)'], hasTested: true }],
  [
    "testing if GET parameter 'a' is dynamic\ntesting if Cookie parameter 'b' is dynamic\n[CRITICAL] all tested parameters do not appear to be injectable.",
    { injectable: [], tested: 2, hasTested: true },
  ],
  ['[CRITICAL] unable to connect to the target URL', { injectable: [], hasTested: false }],
])('its verdict is read from the output: %s', (output, expected) => {
  expect(readVerdict(output)).toMatchObject(expected);
});
