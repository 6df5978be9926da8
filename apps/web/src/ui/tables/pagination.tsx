import { paginationItems, type PaginationItem } from '@seri/domain/common/pagination';
import { groupDigits } from '@seri/domain/money/money';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './pagination.module.css';
import { UiLink } from '../frame/ui-link.tsx';
import { useUiText } from '../frame/ui-text.tsx';

interface PaginationProps {
  page: number;
  pageSize: number;
  /** -1 while the total is unknown. */
  total: number;
  hrefFor: (page: number) => string;
  /** Shown at the start: "1–20 of 1 284". */
  range?: ReactNode;
  /** Shown at the end: the page size. */
  trailing?: ReactNode;
  /** Accessible name, if a page has two of them. */
  label?: string | undefined;
}

export function Pagination({ page, pageSize, total, hrefFor, range, trailing, label }: PaginationProps) {
  const items = paginationItems({ page, pageSize, total });
  if (items.length === 0 && range === undefined && trailing === undefined) return null;
  return (
    <div className={styles.bar}>
      <div className={styles.range}>{range}</div>
      {items.length > 0 && <Pages items={items} page={page} hrefFor={hrefFor} label={label} />}
      <div className={styles.trailing}>{trailing}</div>
    </div>
  );
}

interface PagesProps {
  items: readonly PaginationItem[];
  page: number;
  hrefFor: (page: number) => string;
  label: string | undefined;
}

const stay = (event: MouseEvent) => event.preventDefault();

function Pages({ items, page, hrefFor, label: name }: PagesProps) {
  const text = useUiText();
  const last = items.at(-1);
  const step = (to: number, label: string, icon: ReactNode) =>
    to < 1 || to > Number(last) ? (
      // Still a link, so that an arrow that has just led to the last page keeps the focus.
      <UiLink className={styles.page} href={hrefFor(page)} aria-label={label} aria-disabled data-off="" onClick={stay}>
        {icon}
      </UiLink>
    ) : (
      <UiLink className={styles.page} href={hrefFor(to)} aria-label={label} rel={to < page ? 'prev' : 'next'}>
        {icon}
      </UiLink>
    );
  return (
    <nav aria-label={name ?? text('ui.pages')} className={styles.pages}>
      {step(page - 1, text('ui.previousPage'), <ChevronLeft aria-hidden="true" />)}
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <UiLink
                className={styles.page}
                href={hrefFor(item)}
                aria-current={item === page ? 'page' : undefined}
                aria-label={text('ui.pageNumber', { page: item })}
              >
                {groupDigits(item)}
              </UiLink>
            )}
          </li>
        ))}
      </ol>
      {step(page + 1, text('ui.nextPage'), <ChevronRight aria-hidden="true" />)}
    </nav>
  );
}
