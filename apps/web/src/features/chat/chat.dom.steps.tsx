import type { RoleName } from '@seri/domain/people/roles';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InApp } from '../../lib/browser/in-app.testkit.tsx';
import { queryClient } from '../../lib/calls/query-client.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { session } from '../identity/session/session.ts';
import { sessionOf } from '../identity/session/accounts.testkit.ts';
import { chatMessage, chatOf } from './chats.testkit.ts';
import { type BidChat, withMessage } from './chats.ts';
import { ChatBody } from './chat-body.tsx';
import { ChatPanel } from './chat-panel.tsx';

interface ChatRequest {
  method: string;
  path: string;
  body: Record<string, unknown>;
  key: string | null;
}

const log = () => document.querySelector('[role="log"]');

type ChatResponder = (body: ChatRequest['body']) => Response | Promise<Response>;

/** A panel and a fake server; a call without an answer fails. */
export function chatSteps() {
  const requests: ChatRequest[] = [];
  const answers = new Map<string, ChatResponder>();
  const chats = new Map<number, BidChat>();
  const onClose = vi.fn<() => void>();

  const show = (chat: BidChat) => {
    const { bidId } = chat.bid;
    chats.set(bidId, chat);
    answers.set(`GET /v1/bid/chat?${bidId}`, () => Response.json(chats.get(bidId)));
  };

  const panelOf = (bidId: number) => (
    <InApp client={queryClient}>
      <ChatPanel bidId={bidId} onClose={onClose} Body={ChatBody} />
    </InApp>
  );
  return {
    requests,
    answers,
    onClose,
    log,
    panelOf,
    start: async () => {
      await page.viewport(1440, 900);
      queryClient.clear();
      queryClient.setDefaultOptions({ queries: { retry: false } });
      requests.length = 0;
      answers.clear();
      chats.clear();
      vi.clearAllMocks();
      answers.set('PUT /v1/bid/update-chat-status', () => Response.json({ success: true }));
      vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
        const { pathname, searchParams } = new URL(input as string, location.origin);
        const method = init?.method ?? 'GET';
        const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as ChatRequest['body']) : {};
        requests.push({ method, path: pathname, body, key: new Headers(init?.headers).get('idempotency-key') });
        const bidId = searchParams.get('bidId');
        const answer = answers.get(`${method} ${pathname}${bidId ? `?${bidId}` : ''}`);
        if (!answer) throw new TypeError('cut off');
        return answer(body);
      });
    },
    open: async (bidId: number, role: RoleName = 'client') => {
      session.set(sessionOf({ role }));
      const screen = await render(panelOf(bidId));
      await soon(() => expect(log()?.getAttribute('aria-busy')).toBe('false'));
      return screen;
    },
    show,
    sent: (path: string) => requests.filter((one) => one.method !== 'GET' && one.path.endsWith(path)),
    field: () => page.getByRole('textbox'),
    send: () => page.getByRole('button', { name: 'Send' }),
    /** Accepts a message as the server does: the chat contains it from then on. */
    accept: (({ bidId, comment }) => {
      const chat = chats.get(Number(bidId)) ?? chatOf(Number(bidId), []);
      const message = chatMessage(chat.chat.length + 1, { text: String(comment), isOwn: true, isMine: true });
      show(withMessage(chat, message));
      return Response.json({ success: true, message });
    }) satisfies ChatResponder,
  };
}
