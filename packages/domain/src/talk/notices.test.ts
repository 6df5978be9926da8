import { describe, expect, it } from 'vitest';
import { noticeData, noticeEvent, noticeTypes, noticeTypesFor } from './notices.ts';

describe('R55 notices', () => {
  it('tell staff about acts of clients, and clients about acts of staff', () => {
    for (const type of noticeTypes.filter((name) => name.startsWith('client')))
      expect(noticeData[type].to).toBe('staff');
    for (const type of noticeTypes.filter((name) => name.startsWith('manager'))) {
      expect(noticeData[type].to).toBe(type === 'managerUpdateStatus' ? 'staff' : 'client');
    }
    expect(noticeData.chatMessage.to).toBe('otherSide');
  });

  it('have an event for each side, and chat messages one of their own', () => {
    expect(noticeEvent('clientNewBid', true)).toBe('notification');
    expect(noticeEvent('managerWinBid', false)).toBe('client-notification');
    expect([noticeEvent('chatMessage', true), noticeEvent('chatMessage', false)]).toEqual(
      Array(2).fill('chat-notification'),
    );
  });

  it('of each type reach one side; chat messages reach both', () => {
    const [staff, clients] = [noticeTypesFor(true), noticeTypesFor(false)];
    expect(new Set([...staff, ...clients])).toEqual(new Set(noticeTypes));
    expect(staff.filter((type) => clients.includes(type))).toEqual(['chatMessage']);
  });

  it('of a win and of charges are always mailed, and no others', () => {
    expect(noticeTypes.filter((type) => noticeData[type].mail === 'always')).toEqual([
      'managerWinBid',
      'managerCharge',
    ]);
  });
});
