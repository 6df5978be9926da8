import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../lib/calls/query-client.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { chatMessage, chatOf } from './chats.testkit.ts';
import { chatKey } from './chats.ts';
import { isChatShown } from '../bids/list/open-chat.ts';
import { chatSteps } from './chat.dom.steps.tsx';

const { start, open, show, requests: asked, sent, log, field, panelOf, answers, onClose } = chatSteps();
beforeEach(start);
afterEach(() => vi.restoreAllMocks());

const reads = () => asked.filter(({ method }) => method === 'GET');
const logged = (entries: readonly object[]) =>
  answers.set('GET /v1/bid/logs?1', () => Response.json(entries.map((entry, id) => ({ id, ...entry }))));
const items = () => [...document.querySelectorAll<HTMLElement>('ol > li')];
const lines = () => [...document.querySelectorAll('ol > li p')].map(({ textContent }) => textContent);

describe('R60 the chat of a bid', () => {
  it('shows the messages; only staff have the history', async () => {
    show(chatOf(1, [chatMessage(1), chatMessage(2, { isOwn: true, isMine: true })], { seenUpTo: 2 }));
    await open(1);
    expect(log()?.textContent).toContain('message 1');
    expect(log()?.querySelector('[data-own]')?.textContent).toMatch(/message 2You · .+ · read$/);
    expect(document.querySelector('[role="tab"]')).toBeNull();
  });

  it('is fetched once when it opens, and again when it is reopened', async () => {
    show(chatOf(1, [chatMessage(1)]));
    const { unmount } = await open(1);
    expect(reads()).toHaveLength(1);
    await unmount();
    show(chatOf(1, [chatMessage(1), chatMessage(2)]));
    await open(1);
    await soon(() => expect(log()?.textContent).toContain('message 2'));
    expect(reads()).toHaveLength(2);
  });

  it('that is unread is marked as read once; a read one sends nothing', async () => {
    show(chatOf(1, [chatMessage(4)], { isRead: false }));
    show(chatOf(2, [chatMessage(5)]));
    const { rerender } = await open(1);
    await soon(() => expect(sent('update-chat-status').map(({ body }) => body)).toEqual([{ bidId: 1, upTo: 4 }]));
    await rerender(panelOf(2));
    await soon(() => expect(log()?.textContent).toContain('message 5'));
    expect(sent('update-chat-status')).toHaveLength(1);
  });

  it('whose read mark failed is marked with the next answer', async () => {
    show(chatOf(1, [chatMessage(4)], { isRead: false }));
    answers.delete('PUT /v1/bid/update-chat-status');
    await open(1);
    await soon(() => expect(sent('update-chat-status')).toHaveLength(1));
    answers.set('PUT /v1/bid/update-chat-status', () => Response.json({ success: true }));
    await queryClient.refetchQueries({ queryKey: chatKey(1) });
    await soon(() => expect(sent('update-chat-status')).toHaveLength(2));
  });

  it('never shows the messages or the draft of another chat', async () => {
    show(chatOf(1, [chatMessage(1)]));
    const { rerender } = await open(1);
    await userEvent.fill(field(), 'a draft');
    await rerender(panelOf(2));
    expect(log()?.textContent).not.toContain('message 1');
    expect(field().element()).toHaveProperty('value', '');
    await rerender(panelOf(1));
    expect(field().element()).toHaveProperty('value', 'a draft');
  });

  it('counts as shown only while its messages show, not its history', async () => {
    show(chatOf(1, [chatMessage(1)]));
    logged([]);
    const { unmount } = await open(1, 'manager');
    await soon(() => expect([isChatShown(1), isChatShown(2)]).toEqual([true, false]));
    await userEvent.click(page.getByRole('tab', { name: 'Bidding history' }));
    await soon(() => expect(isChatShown(1)).toBe(false));
    await userEvent.click(page.getByRole('tab', { name: 'Chat' }));
    await soon(() => expect(isChatShown(1)).toBe(true));
    await unmount();
    expect(isChatShown(1)).toBe(false);
  });

  it('that does not load is an empty list that can be loaded again', async () => {
    await open(3);
    expect(isChatShown(3)).toBe(false);
    expect(log()?.textContent).toBe('');
    await expect.element(page.getByRole('alert')).toBeVisible();
    show(chatOf(3, [chatMessage(9)]));
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await soon(() => expect(log()?.textContent).toContain('message 9'));
  });
});

describe('R60 the history', () => {
  const entry = {
    date: '2026-11-18T03:00:00Z',
    userName: 'Mensah K.',
    onBehalfOf: null,
    event: 'changed',
    status: 1,
    reason: null,
  };
  it('shows who changed what; clients and VIPs stand out, and the portal has no name', async () => {
    show(chatOf(1, []));
    const changes = [{ field: 'amount', from: 1_650_000, to: 1_705_000 }];
    logged([
      { ...entry, userType: 991, userName: '', event: 'moved', changes: [] },
      ...[1064, 981, 1092, 991].map((userType) => ({ ...entry, userType, changes })),
    ]);
    await open(1, 'manager');
    await userEvent.click(page.getByRole('tab', { name: 'Bidding history' }));
    await soon(() => expect(items()).toHaveLength(5));
    expect(items().map(({ dataset }) => 'client' in dataset)).toEqual([false, true, true, false, false]);
    expect(items()[0]?.textContent).toContain('System rescheduled the auction');
    expect(items()[1]?.textContent).toMatch(/1\s650\s000\s¥ → 1\s705\s000\s¥/);
  });

  it('names the client if staff acted on their behalf, but not for work of staff', async () => {
    show(chatOf(1, []));
    const byStaff = { ...entry, userType: 991, onBehalfOf: 'Thomas Whitfield', changes: [] };
    logged([
      { ...byStaff, event: 'status-changed' },
      { ...byStaff, event: 'placed' },
    ]);
    await open(1, 'manager');
    await userEvent.click(page.getByRole('tab', { name: 'Bidding history' }));
    await soon(() => expect(lines()).toEqual(['Mensah K. ', 'Mensah K. for Thomas Whitfield placed the bid']));
  });

  it('has its last three changes under the chat, which other readers do not ask for', async () => {
    show(chatOf(1, []));
    logged([1, 2, 3, 4].map((amount) => ({ ...entry, changes: [{ field: 'amount', from: null, to: amount }] })));
    const { unmount } = await open(1, 'manager');
    const last = page.getByRole('region', { name: 'Last changes' });
    await soon(() => expect(last.element().querySelectorAll('li')).toHaveLength(3));
    expect(last.element().textContent).toMatch(/1\s¥.+2\s¥.+3\s¥/);
    expect(field().element().getBoundingClientRect().bottom).toBeLessThan(last.element().getBoundingClientRect().top);
    await userEvent.click(page.getByRole('tab', { name: 'Bidding history' }));
    await expect.element(last).not.toBeInTheDocument();
    await unmount();
    asked.length = 0;
    await open(1);
    expect(asked.filter(({ path }) => path.endsWith('/logs'))).toEqual([]);
  });

  it('says if it is empty', async () => {
    show(chatOf(1, []));
    logged([]);
    await open(1, 'manager');
    await userEvent.click(page.getByRole('tab', { name: 'Bidding history' }));
    await expect.element(page.getByRole('heading', { name: 'No changes yet' })).toBeVisible();
  });
});

describe('R60 the panel', () => {
  it('takes the focus, closes with Escape, and leaves the list beside it in use', async () => {
    show(chatOf(1, []));
    await open(1);
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(field().element());
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('gives the focus back to the row it was opened from', async () => {
    show(chatOf(1, []));
    const opener = document.body.appendChild(document.createElement('button'));
    opener.dataset['chat'] = '1';
    const { unmount } = await open(1);
    await unmount();
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });

  it('keeps the focus on the tabs during arrow keys', async () => {
    show(chatOf(1, []));
    logged([]);
    await open(1, 'manager');
    await userEvent.click(page.getByRole('tab', { name: 'Bidding history' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(field()).toBeVisible();
    expect(document.activeElement).toBe(page.getByRole('tab', { name: 'Chat' }).element());
  });
});
