import type { AnswerOf, InputOf } from '@seri/contract/call';
import { identityCalls } from '@seri/contract/people/identity.calls';
import { api } from '../calls/api.ts';
import { askRecaptcha } from './captcha-google.ts';
import type { Riddle } from './captcha-riddle.ts';
import type { CaptchaToken } from './captcha-tokens.ts';
import { serverNow } from '../live/clock.ts';

export type CaptchaAction = InputOf<typeof identityCalls.captcha>['query']['action'];

/** Google's tokens live for two minutes. */
const recaptchaLifeMs = 110_000;
/** A token that expires during the request would be refused. */
const marginMs = 30_000;

export async function obtainToken(action: CaptchaAction): Promise<CaptchaToken> {
  const challenge = await api.ask(identityCalls.captcha, { query: { action } });
  if (challenge.kind === 'riddle') return { token: await solve(challenge), expiresAt: expiryOf(challenge) - marginMs };
  return {
    token: await askRecaptcha(challenge.siteKey, action),
    expiresAt: serverNow().getTime() + recaptchaLifeMs,
  };
}

type RiddleChallenge = Extract<AnswerOf<typeof identityCalls.captcha>, { kind: 'riddle' }>;

/** `expiresAt` is in seconds, by the server's clock. */
function expiryOf({ parameters: { expiresAt } }: RiddleChallenge): number {
  return typeof expiresAt === 'number' ? expiresAt * 1000 : 0;
}

function solve({ parameters, signature }: RiddleChallenge): Promise<string> {
  const worker = new Worker(new URL('captcha-worker.ts', import.meta.url), { type: 'module' });
  const solved = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker did not load.')));
  });
  const riddle: Riddle = { parameters, signature };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker knows no other origin
  worker.postMessage(riddle);
  return solved.finally(() => worker.terminate());
}
