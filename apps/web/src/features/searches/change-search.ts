import { searchesCalls } from '@seri/contract/stock/searches.calls';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { formatSearch } from '@seri/domain/catalogue/saved-searches';
import { api } from '../../lib/calls/api.ts';
import type { CallRefusal } from '../../lib/calls/refusal.ts';
import { askMenuCounters } from '../site/menu-counters.ts';
import { patchSearches, type SavedSearch, type SearchedListing } from './my-searches.ts';

export async function saveSearch(listing: SearchedListing, name: string): Promise<CallRefusal | undefined> {
  const { pageType: type } = listing;
  const [title, params] = [name.trim(), formatSearch(listing)];
  const reply = await api.send(searchesCalls.save, { body: { title, params, type } });
  if (!reply.ok) return reply.refusal;
  const { id } = reply.answer;
  patchSearches(type, (items) => [{ id, name: title, params, newLots: 0 }, ...items]);
  return undefined;
}

export async function renameSearch(type: PageType, id: number, name: string): Promise<CallRefusal | undefined> {
  const title = name.trim();
  const reply = await api.send(searchesCalls.rename, { body: { id, title } });
  if (!reply.ok) return reply.refusal;
  patchSearches(type, (items) => items.map((item) => (item.id === id ? { ...item, name: title } : item)));
  return undefined;
}

export async function deleteSearch(type: PageType, id: number): Promise<CallRefusal | undefined> {
  const reply = await api.send(searchesCalls.delete, { body: { id } });
  // NOT_FOUND means that another browser has deleted it already.
  if (!reply.ok && reply.refusal.code !== 'NOT_FOUND') return reply.refusal;
  patchSearches(type, (items) => items.filter((item) => item.id !== id));
  askMenuCounters();
  return undefined;
}

/** Opening a search marks its lots as seen. Without confirmation from the server the count stays. */
export async function openSearch(type: PageType, { id }: SavedSearch): Promise<void> {
  const reply = await api.send(searchesCalls.open, { body: { id } });
  if (!reply.ok) return;
  patchSearches(type, (items) => items.map((item) => (item.id === id ? { ...item, newLots: 0 } : item)));
  askMenuCounters();
}
