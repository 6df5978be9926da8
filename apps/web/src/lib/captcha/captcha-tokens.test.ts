import { expect, it, vi } from 'vitest';
import { type CaptchaToken, createTokens } from './captcha-tokens.ts';

function tokensWith(answers: (CaptchaToken | Error)[], now = 1000) {
  const obtain = vi.fn(async () => {
    const answer = answers.shift();
    if (!(answer instanceof Error) && answer) return answer;
    throw answer ?? new Error('no more');
  });
  const onFailure = vi.fn<(error: unknown) => void>();
  return { obtain, onFailure, tokens: createTokens({ obtain, now: () => now, onFailure }) };
}

const fresh = (token: string): CaptchaToken => ({ token, expiresAt: 2000 });

it('a prepared token waits for the submit, and entering the form again prepares no other', async () => {
  const { tokens, obtain } = tokensWith([fresh('one')]);
  tokens.prepare();
  tokens.prepare();
  expect(await tokens.take()).toBe('one');
  expect(obtain).toHaveBeenCalledTimes(1);
});

it('each token is handed out once', async () => {
  const { tokens } = tokensWith([fresh('one'), fresh('two')]);
  expect(await tokens.take()).toBe('one');
  expect(await tokens.take()).toBe('two');
});

it('a token that expired while it waited is replaced', async () => {
  const { tokens } = tokensWith([{ token: 'old', expiresAt: 999 }, fresh('new')]);
  tokens.prepare();
  expect(await tokens.take()).toBe('new');
});

it('a token that has just arrived is used even if it looks expired: the clock of the device may be wrong', async () => {
  const { tokens } = tokensWith([
    { token: 'old', expiresAt: 0 },
    { token: 'new', expiresAt: 0 },
  ]);
  expect(await tokens.take()).toBe('new');
});

it('a failure is logged and retried once; after a second one the form is sent without a token', async () => {
  const blocked = new Error('blocked');
  const { tokens, onFailure } = tokensWith([blocked, blocked]);
  tokens.prepare();
  expect(await tokens.take()).toBeUndefined();
  expect(onFailure).toHaveBeenCalledTimes(2);
  const again = tokensWith([blocked, fresh('late')]);
  expect(await again.tokens.take()).toBe('late');
});
