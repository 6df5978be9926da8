import { noticeTypes } from '@seri/domain/talk/notices';
import { expect, it } from 'vitest';
import { sounds } from './sounds.data.ts';

it('each event has a sound of its own, over within a second', () => {
  expect(Object.keys(sounds).toSorted()).toEqual(noticeTypes.toSorted());
  expect(new Set(Object.values(sounds).map((tones) => JSON.stringify(tones))).size).toBe(noticeTypes.length);
  for (const [, at, length] of Object.values(sounds).flat()) expect(at + length).toBeLessThanOrEqual(1000);
});
