import { createRandom } from '@seri/drawings/random';
import { expect, it } from 'vitest';
import { breakRequest } from './break-request.ts';
import { buildRequest } from './build-request.ts';
import { Doors } from './doors.ts';
import { readCalls } from './read-calls.ts';

const [note, photo] = readCalls({
  paths: {
    '/v1/notes/{id}': {
      put: {
        operationId: 'notes.save',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: String.raw`^\d+$` } },
          { name: 'idempotency-key', in: 'header', schema: { type: 'string' } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', properties: { comment: { type: 'string' } }, required: ['comment'] },
            },
          },
        },
      },
    },
    '/v1/photos': {
      get: {
        operationId: 'photos.list',
        parameters: [{ name: 'lot', in: 'query', required: true, schema: { type: 'string' } }],
      },
    },
  },
});
if (!note || !photo) throw new Error('The document has two calls.');

const build = (seed: number) => buildRequest(note, 'client', { id: 7, comment: 'a & b' }, createRandom(seed));

it('a call is read with the places of its parameters', () => {
  expect(note).toMatchObject({
    name: 'notes.save',
    method: 'PUT',
    params: [{ name: 'id', isRequired: true }],
    query: [],
  });
  expect(note.body?.type).toBe('application/json');
  expect(photo).toMatchObject({ method: 'GET', query: [{ name: 'lot' }] });
  expect(photo.body).toBeUndefined();
});

it('a valid request has its parameters in the address and its body as JSON', () => {
  expect(build(1).request).toMatchObject({ method: 'PUT', target: '/v1/notes/7', body: '{"comment":"a & b"}' });
  const { request } = buildRequest(photo, 'nobody', { lot: 'a & b' }, createRandom(1));
  expect(request).toMatchObject({ target: '/v1/photos?lot=a%20%26%20b', role: 'nobody' });
});

it('the same seed gives the same request, valid and broken', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    expect(build(seed)).toEqual(build(seed));
    expect(breakRequest(build(seed), createRandom(seed))).toEqual(breakRequest(build(seed), createRandom(seed)));
  }
});

it('a broken request differs from the valid one, and says how', () => {
  const broken = Array.from({ length: 400 }, (_, seed) => {
    const built = build(seed);
    return { valid: built.request, broken: breakRequest(built, createRandom(seed)) };
  });
  for (const pair of broken) expect(pair.broken.breakage).toEqual(expect.any(String));
  const same = broken.filter(
    (pair) => JSON.stringify({ ...pair.valid, breakage: pair.broken.breakage }) === JSON.stringify(pair.broken),
  );
  // A method may be drawn that is the right one.
  expect(same.length).toBeLessThan(20);
  expect(new Set(broken.map((pair) => pair.broken.breakage)).size).toBeGreaterThan(12);
});

it('a role that a call turns away seldom comes again, until it is let in', () => {
  const doors = new Doors();
  const chosen = Array.from({ length: 700 }, (_, seed) => seed);
  const share = () => chosen.filter((seed) => doors.choose(note, createRandom(seed)) === 'client').length;
  const before = share();
  doors.note(note, 'client', 'FORBIDDEN');
  expect(share()).toBeLessThan(before / 3);
  doors.note(note, 'client', '');
  expect(share()).toBe(before);
});
