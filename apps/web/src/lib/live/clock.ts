import { createStore } from '../browser/store.ts';

/** Server time minus device time in ms, null until the server's time is known. Screens always show the server's time. */
export const clockOffset = createStore<number | null>(null);

/** Assumes that the answer left the server half a round trip before it arrived. */
export function offsetFrom(serverTime: string, sentAt: number, receivedAt: number): number {
  return Math.round(Date.parse(serverTime) - (sentAt + receivedAt) / 2);
}

export function noteServerTime(serverTime: string, sentAt: number, receivedAt: number): void {
  clockOffset.set(offsetFrom(serverTime, sentAt, receivedAt));
}

export function serverNow(): Date {
  return new Date(Date.now() + (clockOffset.get() ?? 0));
}
