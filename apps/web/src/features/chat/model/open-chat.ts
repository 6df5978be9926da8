import type { RawSearch } from '../../../lib/list-address.ts';

const parameter = 'chat';

/** The bid whose chat stands open, as the address says it. */
export function openChatOf(search: RawSearch): number | undefined {
  const bidId = Number(search[parameter]);
  return Number.isSafeInteger(bidId) && bidId > 0 ? bidId : undefined;
}

/** The same address with the chat of a bid, or with none. */
export function withChat(href: string, bidId: number | undefined): string {
  const [path = '', query] = href.split('?');
  const search = new URLSearchParams(query);
  if (bidId === undefined) search.delete(parameter);
  else search.set(parameter, String(bidId));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Of the button that opens a chat: the row's keys press it, and it gets the focus back. */
export const chatButtonOf = (bidId: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-chat="${bidId}"]`);

let shown: number | undefined;

/** Of the messages of a bid while they stand on screen; the answer ends it. An open panel may show its history instead. */
export function showsChat(bidId: number): () => void {
  shown = bidId;
  return () => {
    if (shown === bidId) shown = undefined;
  };
}

export const isChatShown = (bidId: number): boolean => shown === bidId;
