/** One page at each end, one on either side of the current; a gap never stands for a single page. */
export type PaginationItem = number | 'gap';

export interface PageOf {
  page: number;
  pageSize: number;
  /** -1 while the total is unknown. */
  total: number;
}

const boundary = 1;
const siblings = 1;

export function isPaginationHidden({ pageSize, total }: Omit<PageOf, 'page'>): boolean {
  return total === -1 || pageSize >= total;
}

export function paginationItems(of: PageOf): PaginationItem[] {
  if (isPaginationHidden(of)) return [];
  const last = Math.ceil(of.total / of.pageSize);
  const page = Math.min(Math.max(of.page, 1), last);
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

/** Of parts that follow each other those that a page lies in, and how much of the first of them is before it. */
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
