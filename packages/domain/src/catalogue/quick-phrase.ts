import { hasFilter, type FilterName } from './filter-names.data.ts';
import type { Filters, Range } from './filters.ts';
import { isStatistics, type PageType } from './page-types.ts';
import { isYear, matchAt, readPart } from './quick-readers.ts';
import { numberedNames } from './quick-words.data.ts';

/** R49: the result of a phrase such as "harrier 2018+ 4.5 <90k". */
export interface QuickPhrase {
  filters: Filters;
  /** The remaining words, which name a model in either keyboard layout. */
  model: string;
}

export function readQuickPhrase(text: string, pageType: PageType): QuickPhrase {
  const phrase = text
    .replaceAll('№', '#')
    .normalize('NFKC')
    .replaceAll(/[‐‑–—−]/g, '-');
  const words: string[] = [];
  let filters: Filters = {};
  let at = 0;
  while (at < phrase.length) {
    const part = isNumberOfName(words.at(-1), phrase, at) ? null : readPart(phrase, at);
    const [name = ''] = matchAt(/[^\s,;]+/y, phrase, at) ?? [];
    if (part) filters = merge(filters, part.filters);
    // A filter leaves an empty word: a number after it does not belong to the name before it.
    if (part || name) words.push(part ? '' : name);
    // A comma may be a letter in the other layout, so it separates words only if no filter begins with it.
    at += part?.length ?? Math.max(name.length, 1);
  }
  return { filters: forPageType(filters, pageType), model: words.filter(Boolean).join(' ') };
}

function isNumberOfName(name: string | undefined, phrase: string, at: number): boolean {
  const [next] = matchAt(/\w{1,4}(?=[\s,;]|$)/y, phrase, at) ?? [];
  return next !== undefined && !isYear(Number(next)) && numberedNames.has(name?.toLowerCase() ?? '');
}

/** Lists are joined; the ends of a range may come one after the other. */
function merge(filters: Filters, more: Filters): Filters {
  const existing: Readonly<Record<string, unknown>> = filters;
  const merged = Object.entries(more).map(([name, value]) => {
    const before = existing[name];
    if (Array.isArray(value)) return [name, [...new Set([...((before as unknown[] | undefined) ?? []), ...value])]];
    return [name, { ...(before as Range | undefined), ...(value as Range) }];
  });
  return { ...filters, ...Object.fromEntries(merged) };
}

/** Drops filters that the page type does not have; in statistics a price means the sold price. */
function forPageType({ startPrice, ...rest }: Filters, pageType: PageType): Filters {
  const price = startPrice && { [isStatistics(pageType) ? 'finishPrice' : 'startPrice']: startPrice };
  const entries = Object.entries({ ...rest, ...price });
  return Object.fromEntries(entries.filter(([name]) => hasFilter(pageType, name as FilterName)));
}
