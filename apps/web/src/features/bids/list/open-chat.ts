import type { RawSearch } from '../../../lib/lists/list-address.ts';

const chatParameter = 'chat';

export function openChatOf(search: RawSearch): number | undefined {
  const bidId = Number(search[chatParameter]);
  return Number.isSafeInteger(bidId) && bidId > 0 ? bidId : undefined;
}

export function withChat(href: string, bidId: number | undefined): string {
  const [path = '', query] = href.split('?');
  const search = new URLSearchParams(query);
  if (bidId === undefined) search.delete(chatParameter);
  else search.set(chatParameter, String(bidId));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Keys click the button of a row, and the chat gives the focus back to it. */
export const chatButtonOf = (bidId: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-chat="${bidId}"]`);

let shown: number | undefined;

/**
 * Marks the messages of a bid as shown until the returned function runs. An open panel may show the history instead.
 */
export function markChatShown(bidId: number): () => void {
  shown = bidId;
  return () => {
    if (shown === bidId) shown = undefined;
  };
}

export const isChatShown = (bidId: number): boolean => shown === bidId;
