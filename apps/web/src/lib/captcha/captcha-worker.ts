import { deriveInScript, deriveNatively } from './captcha-keys.ts';
import { type Riddle, solveRiddle } from './captcha-riddle.ts';

/** Runs in its own worker, so that typing stays smooth while it searches. */
self.addEventListener('message', ({ data }: MessageEvent<Riddle>) => {
  const solving = solveRiddle(data, self.isSecureContext ? deriveNatively : deriveInScript);
  // `reportError` raises the worker's `error` event on the page.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker knows no other origin
  void solving.then((token) => self.postMessage(token), reportError);
});
