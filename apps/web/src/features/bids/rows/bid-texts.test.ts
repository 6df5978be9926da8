import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { expect, it, vi } from 'vitest';
import { ownTimeZone } from '../../../ui/time/format-time.ts';
import { listedBid } from '../list/bids.testkit.ts';
import { bidStatusText, whenText, type BidWords } from './bid-texts.ts';

vi.mock(import('../../../ui/time/format-time.ts'), async (original) => ({
  ...(await original()),
  ownTimeZone: vi.fn(),
}));

const words: BidWords = { language: 'en', text: (id, values) => `${id} ${Object.values(values ?? {}).join(' ')}` };
const readIn = (zone: string) => vi.mocked(ownTimeZone).mockReturnValue(zone);

it.each([
  [1, {}, 'bids.status.underReview'],
  [1, { isOrder: true }, 'bids.status.underReview'],
  [1, { reader: 'staff', isOrder: true }, 'bids.status.new'],
  [3, { isOrder: true }, 'orders.status.dontBid'],
  [6, {}, 'bids.status.won'],
  [6, { isOrder: true }, 'orders.status.won'],
] as const)('the status %i of %o is %s', (code, of, id) => {
  expect(bidStatusText(words.text, code, of).trim()).toBe(id);
});

it('the line of a lot has the time in Japan, then the reader’s own time, then the house, which may be cut', () => {
  readIn('Europe/Moscow');
  expect(whenText(words, listedBid(1))).toBe('Tue 18, 12:00 JST · bids.ownTime 06:00 · USS Tokyo');
});

it('the own time is left out if it is the same as in Japan', () => {
  readIn('Asia/Seoul');
  expect(whenText(words, listedBid(1))).toBe('Tue 18, 12:00 JST · USS Tokyo');
});

it('a line with a client’s name shows only the time in Japan', () => {
  readIn('Europe/Moscow');
  const user = { name: 'Anna' } as ReturnType<typeof listedBid>['user'];
  expect(whenText(words, listedBid(1, { user }))).toBe('Tue 18, 12:00 JST · USS Tokyo');
});

it.each([
  [lotStatusCodes.ongoing, 'lots.status.ongoing'],
  [lotStatusCodes.unknown, 'lots.status.unknown'],
])('the line of a lot of state %i shows its state', (status, label) => {
  readIn('Europe/Moscow');
  expect(whenText(words, listedBid(1, { status }))).toBe(`Tue 18, 12:00 JST · ${label}  · USS Tokyo`);
});
