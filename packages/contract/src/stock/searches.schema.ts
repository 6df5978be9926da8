import { pageTypes } from '@seri/domain/catalogue/page-types';
import { longestTitle } from '@seri/domain/catalogue/saved-searches';
import { z } from 'zod';
import { done } from '../common.schema.ts';

const id = z.int().positive();
const title = z.string().trim().min(1).max(longestTitle);
const type = z.enum(pageTypes);

/** `params` is the query of a listing's address; the domain parses it. */
export const saveSearchBody = z.object({ title, params: z.string().max(8000), type });
export type SaveSearchBody = z.infer<typeof saveSearchBody>;
export const saveSearchAnswer = done.extend({ id });
export type SaveSearchAnswer = z.infer<typeof saveSearchAnswer>;

export const renameSearchBody = z.object({ id, title });
export type RenameSearchBody = z.infer<typeof renameSearchBody>;

export const searchBody = z.object({ id });
export type SearchBody = z.infer<typeof searchBody>;

export const mySearchQuery = z.object({ type });
export type MySearchQuery = z.infer<typeof mySearchQuery>;

export const mySearches = z.object({
  items: z.array(
    z.object({
      id,
      name: z.string(),
      params: z.string(),
      /** Lots that came since the search was last opened. */
      newLots: z.int(),
    }),
  ),
  /** The number of saved searches of the page type. */
  counter: z.int(),
});
export type MySearches = z.infer<typeof mySearches>;

export const searchesSchemas = {
  save: {
    summary: 'Keeps the filters and the sort of a listing under a title',
    body: saveSearchBody,
    answer: saveSearchAnswer,
  },
  rename: { summary: 'Gives a saved search another title', body: renameSearchBody, answer: done },
  list: {
    summary: 'The saved searches of a page type, whose flag it needs, with how many lots are new in each',
    query: mySearchQuery,
    answer: mySearches,
  },
  open: { summary: 'Says that a saved search was opened: what comes later is new', body: searchBody, answer: done },
  delete: { summary: 'Deletes a saved search', body: searchBody, answer: done },
};
