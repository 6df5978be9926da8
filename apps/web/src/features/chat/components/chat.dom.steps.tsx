import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InApp } from '../../../lib/in-app.testkit.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { soon } from '../../../lib/soon.testkit.ts';
import { session } from '../../identity/model/session.ts';
import type { OwnProfile } from '../../identity/model/session-state.ts';
import { chatMessage, chatOf } from '../model/chats.testkit.ts';
import { type Chat, withMessage } from '../model/chats.ts';
import { ChatBody } from './chat-body.tsx';
import { ChatPanel } from './chat-panel.tsx';

interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
  key: string | null;
}

const log = () => document.querySelector('[role="log"]');

type Answer = (body: Asked['body']) => Response | Promise<Response>;

/** A panel, and a server that answers what it is told to: nothing else is reached. */
export function chatSteps() {
  const asked: Asked[] = [];
  const answers = new Map<string, Answer>();
  const chats = new Map<number, Chat>();
  const onClose = vi.fn<() => void>();

  const show = (chat: Chat) => {
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
    asked,
    answers,
    onClose,
    log,
    panelOf,
    start: async () => {
      await page.viewport(1440, 900);
      queryClient.clear();
      queryClient.setDefaultOptions({ queries: { retry: false } });
      asked.length = 0;
      answers.clear();
      chats.clear();
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
        return answer(body);
      });
    },
    open: async (bidId: number, userType: 2 | 3 = 2) => {
      session.set({ status: 2, profile: { detail: { userType } } as OwnProfile });
      const screen = await render(panelOf(bidId));
      await soon(() => expect(log()?.getAttribute('aria-busy')).toBe('false'));
      return screen;
    },
    show,
    sent: (path: string) => asked.filter((one) => one.method !== 'GET' && one.path.endsWith(path)),
    field: () => page.getByRole('textbox'),
    send: () => page.getByRole('button', { name: 'chat.send' }),
    /** Takes a message as the server does: whoever reads the chat has it from then on. */
    taken: (({ bidId, comment }) => {
      const held = chats.get(Number(bidId)) ?? chatOf(Number(bidId), []);
      const message = chatMessage(held.chat.length + 1, { text: String(comment), isOwn: true, isMine: true });
      show(withMessage(held, message));
      return Response.json({ success: true, message });
    }) satisfies Answer,
  };
}
