import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../lib/query-client.ts';
import { UiContext } from '../../../ui/ui-text.tsx';
import { session } from '../../identity/model/session.ts';
import type { Profile } from '../../identity/model/session-state.ts';
import type { Chat } from '../model/chats.ts';
import { chatMessage, chatOf } from '../model/chats.testkit.ts';
import { ChatPanel } from './chat-panel.tsx';
import '../../../ui/tokens.css';
import '../../../ui/base.css';

interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
  key: string | null;
}

const asked: Asked[] = [];
const answers = new Map<string, () => Response | Promise<Response>>();
const onClose = vi.fn<() => void>();

beforeEach(async () => {
  await page.viewport(1440, 900);
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  asked.length = 0;
  answers.clear();
  vi.clearAllMocks();
  answers.set('PUT /v1/bid/update-chat-status', () => Response.json({ success: true }));
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(input as string, location.origin);
    const method = init?.method ?? 'GET';
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Asked['body']) : {};
    asked.push({ method, path: pathname, body, key: new Headers(init?.headers).get('idempotency-key') });
    const bidId = searchParams.get('bidId');
    const answer = answers.get(`${method} ${pathname}${bidId ? `?${bidId}` : ''}`);
    if (!answer) throw new TypeError('cut off');
    return answer();
  });
});
afterEach(() => vi.restoreAllMocks());

const show = (chat: Chat) => answers.set(`GET /v1/bid/chat?${chat.bid.bidId}`, () => Response.json(chat));
const sent = (path: string) => asked.filter((one) => one.method !== 'GET' && one.path.endsWith(path));

function panelOf(bidId: number) {
  return (
    <QueryClientProvider client={queryClient}>
      <UiContext value={{ language: 'en', text: (key) => key, navigate: () => {} }}>
        <ChatPanel bidId={bidId} onClose={onClose} />
      </UiContext>
    </QueryClientProvider>
  );
}

async function open(bidId: number, userType: 2 | 3 = 2) {
  session.set({ status: 2, profile: { detail: { userType } } as Profile });
  const screen = await render(panelOf(bidId));
  const log = () => screen.container.ownerDocument.querySelector('[role="log"]');
  await vi.waitFor(() => expect(log()?.getAttribute('aria-busy')).toBe('false'));
  return { ...screen, log };
}

const field = () => page.getByRole('textbox');
const send = () => page.getByRole('button', { name: 'chat.send' });

const written = (id: number, text: string) => () =>
  Response.json({ success: true, message: chatMessage(id, { text, isOwn: true, isMine: true }) });
const logged = (entries: readonly object[]) =>
  answers.set('GET /v1/bid/logs?1', () => Response.json(entries.map((entry, id) => ({ id, ...entry }))));
const items = () => [...document.querySelectorAll<HTMLElement>('ol > li')];
const lines = () => [...document.querySelectorAll('ol > li p')].map(({ textContent }) => textContent);

describe('R60 the chat of a bid', () => {
  it('says what was written; history is for staff alone', async () => {
    show(chatOf(1, [chatMessage(1), chatMessage(2, { isOwn: true, isMine: true })], { seenUpTo: 2 }));
    const { log } = await open(1);
    expect(log()?.textContent).toContain('message 1');
    expect(log()?.querySelector('[data-own]')?.textContent).toMatch(/message 2chat\.you · .+ · chat\.seen$/);
    expect(document.querySelector('[role="tab"]')).toBeNull();
  });

  it('that is unread is marked as read once; a read one sends nothing', async () => {
    show(chatOf(1, [chatMessage(4)], { isRead: false }));
    show(chatOf(2, [chatMessage(5)]));
    const { rerender, log } = await open(1);
    await vi.waitFor(() => expect(sent('update-chat-status').map(({ body }) => body)).toEqual([{ bidId: 1, upTo: 4 }]));
    await rerender(panelOf(2));
    await vi.waitFor(() => expect(log()?.textContent).toContain('message 5'));
    expect(sent('update-chat-status')).toHaveLength(1);
  });

  it('never shows the messages or the draft of the last one', async () => {
    show(chatOf(1, [chatMessage(1)]));
    const { rerender, log } = await open(1);
    await userEvent.fill(field(), 'a draft');
    await rerender(panelOf(2));
    expect(log()?.textContent).not.toContain('message 1');
    expect(field().element()).toHaveProperty('value', '');
    await rerender(panelOf(1));
    expect(field().element()).toHaveProperty('value', 'a draft');
  });

  it('that does not load is an empty list that can be asked for again', async () => {
    const { log } = await open(3);
    expect(log()?.textContent).toBe('chat.empty');
    show(chatOf(3, [chatMessage(9)]));
    await userEvent.click(page.getByRole('button', { name: 'ui.retry' }));
    await vi.waitFor(() => expect(log()?.textContent).toContain('message 9'));
  });
});

describe('R60 a message', () => {
  it('stands at once, is trimmed, and empties the field; blanks are not sent', async () => {
    show(chatOf(1, []));
    const { log } = await open(1);
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.set('POST /v1/bid/save-chat', () => promise);
    await userEvent.type(field(), '   {Enter}');
    expect([asked.length, send().element().getAttribute('aria-disabled')]).toEqual([1, 'true']);
    await userEvent.fill(field(), '  Shall I?  ');
    await userEvent.type(field(), '{Enter}');
    expect(log()?.querySelector('[data-sending]')?.textContent).toContain('Shall I?');
    await vi.waitFor(() => expect(field().element()).toHaveProperty('value', ''));
    expect(document.activeElement).toBe(field().element());
    resolve(written(1, 'Shall I?')());
    await vi.waitFor(() => expect(log()?.querySelector('[data-sending]')).toBeNull());
    expect(sent('save-chat').map(({ body }) => body)).toEqual([{ bidId: 1, comment: 'Shall I?' }]);
    expect(log()?.textContent).toContain('Shall I?chat.you');
  });

  it('that is not taken stays, marked, and is sent again as the same one', async () => {
    show(chatOf(1, []));
    const { log, rerender } = await open(1);
    await userEvent.type(field(), 'Yes please{Enter}');
    await vi.waitFor(() => expect(log()?.querySelector('[data-failed]')?.textContent).toContain('Yes please'));
    await rerender(panelOf(2));
    await rerender(panelOf(1));
    expect(log()?.querySelector('[data-failed]')?.textContent).toContain('chat.notSent');
    answers.set('POST /v1/bid/save-chat', written(1, 'Yes please'));
    await userEvent.click(page.getByRole('button', { name: 'chat.again' }));
    await vi.waitFor(() => expect(log()?.querySelector('[data-failed]')).toBeNull());
    const keys = sent('save-chat').map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('begins a line by Shift+Enter; on a phone by Enter, and the button sends', async () => {
    show(chatOf(1, []));
    await open(1);
    await userEvent.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(field().element()).toHaveProperty('value', 'one\ntwo');
    await page.viewport(390, 844);
    await userEvent.fill(field(), 'three');
    await userEvent.type(field(), '{Enter}four');
    expect([field().element(), sent('save-chat')]).toMatchObject([{ value: 'three\nfour' }, []]);
    answers.set('POST /v1/bid/save-chat', written(1, 'three\nfour'));
    await userEvent.click(send());
    expect(sent('save-chat').map(({ body }) => body['comment'])).toEqual(['three\nfour']);
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
  it('tells who changed what; clients and VIPs stand out, and the portal has no name', async () => {
    show(chatOf(1, []));
    const changes = [{ field: 'amount', from: 1_650_000, to: 1_705_000 }];
    logged([
      { ...entry, userType: 991, userName: '', event: 'moved', changes: [] },
      ...[1064, 981, 1092, 991].map((userType) => ({ ...entry, userType, changes })),
    ]);
    await open(1, 3);
    await userEvent.click(page.getByRole('tab', { name: 'chat.history' }));
    await vi.waitFor(() => expect(items()).toHaveLength(5));
    expect(items().map(({ dataset }) => 'client' in dataset)).toEqual([false, true, true, false, false]);
    expect(items()[0]?.textContent).toContain('chat.log.system chat.log.moved');
    expect(items()[1]?.textContent).toMatch(/1\s650\s000\s¥ → 1\s705\s000\s¥/);
  });

  it('tells for whom staff did what clients do, and not what is their own work', async () => {
    show(chatOf(1, []));
    const byStaff = { ...entry, userType: 991, onBehalfOf: 'Thomas Whitfield', changes: [] };
    logged([
      { ...byStaff, event: 'status-changed' },
      { ...byStaff, event: 'placed' },
    ]);
    await open(1, 3);
    await userEvent.click(page.getByRole('tab', { name: 'chat.history' }));
    await vi.waitFor(() => expect(lines()).toEqual(['Mensah K. ', 'Mensah K. chat.log.for chat.log.placed']));
  });

  it('without an entry says so', async () => {
    show(chatOf(1, []));
    logged([]);
    await open(1, 3);
    await userEvent.click(page.getByRole('tab', { name: 'chat.history' }));
    await expect.element(page.getByRole('heading', { name: 'chat.log.empty' })).toBeVisible();
  });
});

it('Escape closes the panel, and the list beside it stays in use', async () => {
  show(chatOf(1, []));
  await open(1);
  expect(document.querySelector('dialog')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
