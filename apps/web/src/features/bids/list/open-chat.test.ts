import { describe, expect, it } from 'vitest';
import { openChatOf, withChat } from './open-chat.ts';

describe('the chat in the address', () => {
  it('is kept beside the filters of the list', () => {
    expect(withChat('/bids?bidStatus=1', 7)).toBe('/bids?bidStatus=1&chat=7');
    expect(withChat('/bids?bidStatus=1&chat=7', 8)).toBe('/bids?bidStatus=1&chat=8');
    expect(withChat('/bids?chat=7', undefined)).toBe('/bids');
  });

  it.each([
    ['7', 7],
    [7, 7],
    ['0', undefined],
    ['x', undefined],
    ['1e99', undefined],
    [undefined, undefined],
  ])('%s opens the chat of bid %s', (chat, bidId) => expect(openChatOf({ chat })).toBe(bidId));
});
