import { createStore } from './store.ts';

/** Server minus device, in ms, unknown until the server has spoken: screens show the server's time whatever the device's clock says. */
export const clockOffset = createStore<number | null>(null);

/** The answer left the server about half a round trip before it came in. */
export function offsetFrom(told: string, sentAt: number, receivedAt: number): number {
  return Math.round(Date.parse(told) - (sentAt + receivedAt) / 2);
}

export function noteServerTime(told: string, sentAt: number, receivedAt: number): void {
  clockOffset.set(offsetFrom(told, sentAt, receivedAt));
}

export function serverNow(): Date {
  return new Date(Date.now() + (clockOffset.get() ?? 0));
}
