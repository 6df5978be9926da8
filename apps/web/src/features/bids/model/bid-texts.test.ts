import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { expect, it, vi } from 'vitest';
import { ownTimeZone } from '../../../ui/format-time.ts';
import { trackedBid } from './bids.testkit.ts';
import { whenText, type Words } from './bid-texts.ts';

vi.mock(import('../../../ui/format-time.ts'), async (original) => ({ ...(await original()), ownTimeZone: vi.fn() }));

const words: Words = { language: 'en', text: (id, values) => `${id} ${Object.values(values ?? {}).join(' ')}` };
const readIn = (zone: string) => vi.mocked(ownTimeZone).mockReturnValue(zone);

it('a lot runs at an hour of Japan, then at the reader’s own, then at its house, which may be cut', () => {
  readIn('Europe/Moscow');
  expect(whenText(words, trackedBid(1))).toBe('Tue 18, 12:00 JST · bids.ownTime 06:00 · USS Tokyo');
});

it('where the own clock shows the same hour it is said once', () => {
  readIn('Asia/Seoul');
  expect(whenText(words, trackedBid(1))).toBe('Tue 18, 12:00 JST · USS Tokyo');
});

it('behind a client’s name there is Japan’s hour alone', () => {
  readIn('Europe/Moscow');
  const user = { name: 'Anna' } as ReturnType<typeof trackedBid>['user'];
  expect(whenText(words, trackedBid(1, { user }))).toBe('Tue 18, 12:00 JST · USS Tokyo');
});

it.each([
  [lotStatusCodes.ongoing, 'lots.status.ongoing'],
  [lotStatusCodes.unknown, 'lots.status.unknown'],
])('of a lot of state %i it says the state, as it does of one that is over', (status, said) => {
  readIn('Europe/Moscow');
  expect(whenText(words, trackedBid(1, { status }))).toBe(`Tue 18, 12:00 JST · ${said}  · USS Tokyo`);
});
