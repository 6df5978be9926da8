/** Whoever changes their mind by then is understood. */
const settlesIn = 400;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  send: () => void;
}

const waiting = new Map<number, Waiting>();

/** Sends it after a moment, unless another one comes in its place. */
export function sendLater(bidId: number, send: () => void): void {
  clearTimeout(waiting.get(bidId)?.timer);
  waiting.set(bidId, { timer: setTimeout(() => sendNow(bidId), settlesIn), send });
}

/** Before what is to come after them. */
export function sendWaiting(): void {
  for (const bidId of waiting.keys()) sendNow(bidId);
}

function sendNow(bidId: number): void {
  const { timer, send } = waiting.get(bidId) ?? {};
  clearTimeout(timer);
  waiting.delete(bidId);
  send?.();
}
