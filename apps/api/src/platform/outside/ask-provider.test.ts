import { type FakeProvider, startFakeProvider } from '@seri/api/testkit/fake-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { askProvider } from './ask-provider.ts';

const schema = z.object({ word: z.string().max(5) });
const { signal } = new AbortController();
let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
});

beforeEach(() => {
  Object.assign(provider, { questions: [], answers: [], isSilent: false });
});

afterAll(() => provider.stop());

const ask = (service = provider.service) =>
  askProvider(service, { lot: { lotNo: '7' } }, schema, signal, provider.outside);
const answering = (...answers: [status: number, body: unknown][]) => {
  provider.answers = answers.map(([status, body]) => ({ status, body: JSON.stringify(body) }));
};

it('a question is signed, and its answer read', async () => {
  answering([200, { word: 'yes', more: 'left out' }]);
  expect(await ask()).toEqual({ word: 'yes' });
  expect(provider.questions).toEqual([{ lot: { lotNo: '7' } }]);
});

it('a wrong key is refused by the provider', async () => {
  answering([200, { word: 'yes' }]);
  await expect(ask({ ...provider.service, key: 'another one' })).rejects.toThrow('answered 401');
  expect(provider.questions).toEqual([]);
});

describe('a failure', () => {
  it('that may pass is tried once more', async () => {
    answering([503, {}], [200, { word: 'yes' }]);
    expect(await ask()).toEqual({ word: 'yes' });
    expect(provider.questions).toHaveLength(2);
  });

  it('that stays is one after two tries', async () => {
    answering([503, {}]);
    await expect(ask()).rejects.toThrow('Its host answered 503.');
    expect(provider.questions).toHaveLength(2);
  });

  it('that cannot pass is not tried again', async () => {
    answering([404, {}]);
    await expect(ask()).rejects.toThrow('Its host answered 404.');
    expect(provider.questions).toHaveLength(1);
  });

  it.each([
    ['another shape', { word: 'a secret word' }],
    ['no JSON', undefined],
  ])('is an answer of %s, and tells nothing of its content', async (_what, body) => {
    answering([200, body]);
    const failure = await ask().catch((error: Error) => error.message);
    expect(failure).toMatch(/^Its answer (does not fit: word \(too_big\)|is no JSON)\.$/);
    expect(provider.questions).toHaveLength(1);
  });

  it('is an answer that takes too long', async () => {
    provider.isSilent = true;
    const asked = expect(ask()).rejects.toThrow('It took longer than 40 seconds.');
    await vi.waitFor(() => expect(provider.questions).toHaveLength(1));
    provider.timeOut();
    await vi.waitFor(() => expect(provider.questions).toHaveLength(2));
    provider.timeOut();
    await asked;
  });
});
