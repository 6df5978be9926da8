import type { Filters } from '@seri/domain/filters';
import type { PageType } from '@seri/domain/page-types';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Change, filterKey } from './filter-change.ts';
import type { Facets } from './filter-facets.ts';
import type { LabelOf } from './filter-labels.ts';

/** How long a choice waits for the next one, in ms. */
export const appliesAfter = { most: 700, dates: 500, lotNumbers: 1500 } as const;

/** What a part of the panel is given: the filters as they are shown, and the way to change them. */
export interface FilterForm {
  pageType: PageType;
  /** As chosen: applied, or about to be. */
  filters: Filters;
  /** undefined until the first answer. */
  facets: Facets | undefined;
  labelOf: LabelOf;
  change: (change: Change, after?: number) => void;
  /** Applies at once what waits. */
  flush: () => void;
}

interface Draft {
  filters: Filters;
  /** The applied filters that it stands over; other ones, by Back for one, overrule it. */
  over: readonly string[];
  after: number;
  isSent: boolean;
}

/** Choices show at once; those that follow each other quickly are applied as one. */
export function useFilterDraft(applied: Filters, onChange: (filters: Filters) => void) {
  const [draft, setDraft] = useState<Draft>();
  const standing = filterKey(applied);
  const isOver = draft?.over.includes(standing) === true;
  if (draft && !isOver) setDraft(undefined);

  const send = useEffectEvent((sent: Draft) => {
    const isChange = filterKey(sent.filters) !== standing;
    setDraft(isChange ? { ...sent, isSent: true } : undefined);
    if (isChange) onChange(sent.filters);
  });
  useEffect(() => {
    if (!draft || draft.isSent) return undefined;
    const timer = window.setTimeout(() => send(draft), draft.after);
    return () => window.clearTimeout(timer);
  }, [draft]);

  const change = (edit: Change, after: number = appliesAfter.most) =>
    setDraft((last) => {
      const held = last?.over.includes(standing) ? last : undefined;
      // Sent and not yet standing, it may come to stand under this one.
      const over = held?.isSent ? [standing, filterKey(held.filters)] : [standing];
      return { filters: edit(held?.filters ?? applied), over, after, isSent: false };
    });
  const flush = () => setDraft((last) => (last && !last.isSent ? { ...last, after: 0 } : last));
  return { filters: isOver ? draft.filters : applied, change, flush };
}
