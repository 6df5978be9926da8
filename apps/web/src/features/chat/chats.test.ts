import { describe, expect, it } from 'vitest';
import { chatMessage, chatOf } from './chats.testkit.ts';
import { groupByDay, lastSeen, withMessage } from './chats.ts';

describe('R60 a chat', () => {
  it('adds a message once, in order', () => {
    const chat = chatOf(1, [chatMessage(1), chatMessage(3)]);
    expect(withMessage(chat, chatMessage(2)).chat.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(withMessage(chat, chatMessage(3))).toBe(chat);
  });

  it('groups messages by days in Japan', () => {
    const days = groupByDay([
      chatMessage(1, { time: '2026-11-18T14:59:00Z' }),
      chatMessage(2, { time: '2026-11-18T15:00:00Z' }),
      chatMessage(3, { time: '2026-11-18T22:00:00Z' }),
    ]);
    expect(days.map(({ day, messages }) => [day, messages.length])).toEqual([
      ['2026-11-18', 1],
      ['2026-11-19', 2],
    ]);
  });

  it('marks only the last own message that was seen', () => {
    const chat = [1, 2, 3].map((id) => chatMessage(id, { isOwn: id !== 2 }));
    expect([0, 1, 2, 3].map((seenUpTo) => lastSeen({ chat, seenUpTo }))).toEqual([undefined, 1, 1, 3]);
  });
});
