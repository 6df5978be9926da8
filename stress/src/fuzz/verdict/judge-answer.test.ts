import { describe, expect, it } from 'vitest';
import type { FuzzAnswer } from '../product/send-request.ts';
import type { FuzzRequest } from '../requests/fuzz-request.ts';
import { isPastGates, judgeAnswer } from './judge-answer.ts';

const request: FuzzRequest = {
  call: { name: 'notes.save', method: 'PUT', path: '/v1/note', params: [], query: [] },
  role: 'client',
  method: 'PUT',
  target: '/v1/note',
  headers: {},
};

function answer(status: number, code = '', text = ''): FuzzAnswer {
  return { status, code, text, cookies: [], milliseconds: 1 };
}

const refused = (status: number, code: string) =>
  answer(status, code, JSON.stringify({ success: false, code, data: {}, text: { en: 'no', ru: 'нет' }, id: 'e-1' }));

describe('an answer', () => {
  it.each([
    ['a success', answer(200, '', '{}'), undefined],
    ['a refusal of the contract', refused(409, 'STATE_CHANGED'), undefined],
    ['an overload', refused(503, 'OVERLOADED'), undefined],
    ['a failure', refused(500, 'INTERNAL'), '500'],
    ['a service that fails', refused(502, 'PROVIDER_FAILED'), undefined],
    ['a proxy that fails', answer(502, '', '<html>'), '502'],
    ['an outage that says nothing', answer(503), '503 without OVERLOADED'],
    ['a code with another status', refused(404, 'STATE_CHANGED'), 'no refusal of the contract'],
    ['an unknown code', refused(404, 'GONE'), 'no refusal of the contract'],
    ['a page in place of a refusal', answer(404, '', '<html>'), 'no refusal of the contract'],
    ['no answer', answer(0), 'no answer'],
  ])('that is %s', (_name, given, expected) => {
    expect(judgeAnswer(request, given)).toBe(expected);
  });

  it('to HEAD has no code', () => {
    const head: FuzzRequest = { ...request, method: 'HEAD' };
    expect([502, 503, 500].map((status) => judgeAnswer(head, answer(status)))).toEqual([undefined, undefined, '500']);
  });

  it('may miss where the request breaks the connection itself', () => {
    expect(judgeAnswer({ ...request, breakage: 'megabytes' }, answer(0))).toBeUndefined();
  });

  it('shows whether the request came past the gates and the form', () => {
    expect(isPastGates(request, answer(200))).toBe(true);
    expect(isPastGates(request, refused(409, 'STATE_CHANGED'))).toBe(true);
    expect(isPastGates(request, refused(404, 'NOT_FOUND'))).toBe(true);
    expect(isPastGates({ ...request, breakage: 'address' }, refused(404, 'NOT_FOUND'))).toBe(false);
    for (const code of ['NOT_SIGNED_IN', 'FORBIDDEN', 'FIELDS', 'TOO_MANY', 'BAD_REQUEST', 'CAPTCHA']) {
      expect(isPastGates(request, refused(400, code))).toBe(false);
    }
  });
});
