/** Debounce in ms: several quick toggles count as one. */
const debounceMs = 400;

interface PendingToggle {
  timer: ReturnType<typeof setTimeout>;
  send: () => void;
}

const pending = new Map<number, PendingToggle>();

/** Debounced for each bid: a later call replaces an earlier one. */
export function sendDebounced(bidId: number, send: () => void): void {
  clearTimeout(pending.get(bidId)?.timer);
  pending.set(bidId, { timer: setTimeout(() => sendNow(bidId), debounceMs), send });
}

/** Sends pending toggles at once, so that an undo comes after them. */
export function sendPendingToggles(): void {
  for (const bidId of pending.keys()) sendNow(bidId);
}

function sendNow(bidId: number): void {
  const { timer, send } = pending.get(bidId) ?? {};
  clearTimeout(timer);
  pending.delete(bidId);
  send?.();
}
