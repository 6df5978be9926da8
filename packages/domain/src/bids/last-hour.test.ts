import { expect, it } from 'vitest';
import { isLastHour, lastHourOf } from './last-hour.ts';

const startsAt = new Date('2026-11-18T10:00:00+09:00');
const at = (time: string) => new Date(`2026-11-18T${time}+09:00`);

it.each([
  ['61 minutes before', '08:59:00', 60, false],
  ['an hour before', '09:00:00', 60, false],
  ['a second less than an hour before', '09:00:01', 60, true],
  ['59 minutes before', '09:01:00', 60, true],
  ['a second before', '09:59:59', 60, true],
  ['at its start', '10:00:00', 60, false],
  ['while it runs', '10:30:00', 60, false],
  ['31 minutes before a session that warns for half an hour', '09:29:00', 30, false],
  ['29 minutes before a session that warns for half an hour', '09:31:00', 30, true],
  ['90 minutes before a session that warns for two hours', '08:30:00', 120, true],
  ['before a session that never warns', '09:59:59', 0, false],
])('R57 %s', (_name, time, minutes, isIn) => {
  expect(isLastHour(at(time), lastHourOf({ startsAt, minutes }))).toBe(isIn);
});
