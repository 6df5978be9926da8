/** Shown are the first and the last page and one on either side of the current page. A gap replaces two pages or more. */
export type PaginationItem = number | 'gap';

export interface PagedList {
  page: number;
  pageSize: number;
  /** -1 while the total is unknown. */
  total: number;
}

const boundary = 1;
const siblings = 1;

export function isPaginationHidden({ pageSize, total }: Omit<PagedList, 'page'>): boolean {
  return total === -1 || pageSize >= total;
}

export function paginationItems(list: PagedList): PaginationItem[] {
  if (isPaginationHidden(list)) return [];
  const last = Math.ceil(list.total / list.pageSize);
  const page = Math.min(Math.max(list.page, 1), last);
  const shown = pagesShown(page, last);
  return shown.flatMap((number, index) => [...between(shown[index - 1] ?? 0, number), number]);
}

function pagesShown(page: number, last: number): number[] {
  const pages = new Set<number>();
  for (let step = 0; step < boundary; step += 1) pages.add(1 + step).add(last - step);
  for (let step = -siblings; step <= siblings; step += 1) pages.add(page + step);
  return [...pages].filter((number) => number >= 1 && number <= last).toSorted((a, b) => a - b);
}

function between(before: number, number: number): PaginationItem[] {
  if (number - before === 2) return [before + 1];
  return number - before > 2 ? ['gap'] : [];
}

/** In a list of consecutive parts: those that overlap a page, and how many rows of the first one to skip. */
export function partsOfPage<Part extends { count: number }>(
  parts: readonly Part[],
  { offset, pageSize }: { offset: number; pageSize: number },
): { parts: Part[]; offset: number } {
  const touched: Part[] = [];
  let before = 0;
  let skipped = 0;
  for (const part of parts) {
    const end = before + part.count;
    if (end <= offset) skipped = end;
    else if (before < offset + pageSize) touched.push(part);
    before = end;
  }
  return { parts: touched, offset: offset - skipped };
}
