import { expect, it } from 'vitest';
import { sayWhen } from './say-when.ts';

const at = new Date('2026-11-24T05:05:00Z');

it.each([
  ['Europe/Kaliningrad', 'Tue 24 Nov, 14:05 JST (07:05 your time)', 'вт 24 нояб., 14:05 JST (07:05 у вас)'],
  [
    'America/Los_Angeles',
    'Tue 24 Nov, 14:05 JST (Mon 23 Nov, 21:05 your time)',
    'вт 24 нояб., 14:05 JST (пн 23 нояб., 21:05 у вас)',
  ],
  ['Asia/Seoul', 'Tue 24 Nov, 14:05 JST', 'вт 24 нояб., 14:05 JST'],
  [null, 'Tue 24 Nov, 14:05 JST', 'вт 24 нояб., 14:05 JST'],
  ['Mars/Olympus', 'Tue 24 Nov, 14:05 JST', 'вт 24 нояб., 14:05 JST'],
])('a time is said in Japan and in the zone %s', (zone, english, russian) => {
  expect([sayWhen('en', at, zone), sayWhen('ru', at, zone)]).toEqual([english, russian]);
});
