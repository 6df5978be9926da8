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

/** Whether it stands on screen now. */
export const isChatOpen = (bidId: number): boolean =>
  openChatOf(Object.fromEntries(new URLSearchParams(location.search))) === bidId;
