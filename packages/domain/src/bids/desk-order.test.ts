import { expect, it } from 'vitest';
import { type DeskSession, inDeskOrder } from './desk-order.ts';
import type { JapanDay } from '../time/japan-time.ts';

const now = new Date('2026-11-18T12:48:00+09:00');
const session = (sessionId: number, day: JapanDay, time: string, waits = true): DeskSession => ({
  sessionId,
  day,
  startsAt: new Date(`${day}T${time}:00+09:00`),
  waits,
});

it('R62 coming and running sessions, then orders, then finished sessions of today, then earlier days', () => {
  const sessions = [
    session(1, '2026-11-18', '09:00', false),
    session(2, '2026-11-18', '11:00', false),
    session(3, '2026-11-18', '12:00'),
    session(4, '2026-11-18', '14:00', false),
    session(5, '2026-11-19', '09:00'),
    session(6, '2026-11-17', '10:00'),
    session(7, '2026-11-17', '09:00', false),
    session(8, '2026-11-10', '09:00'),
    { sessionId: 0, day: '2026-11-01', startsAt: null, waits: true } as const,
  ];
  const order = [3, 4, 5, 0, 2, 1, 7, 6, 8];
  for (const given of [sessions, sessions.toReversed()]) {
    expect(inDeskOrder(given, now, '2026-11-18').map(({ sessionId }) => sessionId)).toEqual(order);
  }
});

it('R62 sessions that start together are in the order of their ids', () => {
  const sessions = [session(2, '2026-11-18', '14:00'), session(1, '2026-11-18', '14:00')];
  expect(inDeskOrder(sessions, now, '2026-11-18').map(({ sessionId }) => sessionId)).toEqual([1, 2]);
});
