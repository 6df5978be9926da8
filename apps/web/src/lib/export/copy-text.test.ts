import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => void vi.unstubAllGlobals());

it('a text is copied, and the caller learns it', async () => {
  const writeText = vi.fn(async (_value: string) => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('SERI')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('SERI');
});

it.each([
  ['forbids it', { writeText: () => Promise.reject(new Error('forbidden')) }],
  ['has no clipboard', undefined],
])('the caller learns that the browser %s', async (_, clipboard) => {
  vi.stubGlobal('navigator', { clipboard });
  expect(await copyText('SERI')).toBe(false);
});
