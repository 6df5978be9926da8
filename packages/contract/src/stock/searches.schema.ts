import { pageTypes } from '@seri/domain/catalogue/page-types';
import { longestTitle } from '@seri/domain/catalogue/saved-searches';
import { z } from 'zod';
import { done } from '../common.schema.ts';

const id = z.int().positive();
const title = z.string().trim().min(1).max(longestTitle);
const type = z.enum(pageTypes);

/** `params` is the address query of a listing; the domain reads it. */
export const saveSearchBody = z.object({ title, params: z.string().max(8000), type });
export type SaveSearchBody = z.infer<typeof saveSearchBody>;
export const saved = done.extend({ id });
export type Saved = z.infer<typeof saved>;

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
      /** Lots that came since it was last opened. */
      newLots: z.int(),
    }),
  ),
  /** How many there are of the type. */
  counter: z.int(),
});
export type MySearches = z.infer<typeof mySearches>;

export const searchesSchemas = {
  save: { body: saveSearchBody, answer: saved },
  rename: { body: renameSearchBody, answer: done },
  list: { query: mySearchQuery, answer: mySearches },
  open: { body: searchBody, answer: done },
  delete: { body: searchBody, answer: done },
};
