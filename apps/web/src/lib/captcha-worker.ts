import { deriveInScript, deriveNatively } from './captcha-keys.ts';
import { type Riddle, solveRiddle } from './captcha-riddle.ts';

/** Runs in a worker of its own: typing stays smooth while it counts. */
self.addEventListener('message', ({ data }: MessageEvent<Riddle>) => {
  const solving = solveRiddle(data, self.isSecureContext ? deriveNatively : deriveInScript);
  // An error leaves the worker as its own `error` event.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker knows no other origin
  void solving.then((token) => self.postMessage(token), reportError);
});
