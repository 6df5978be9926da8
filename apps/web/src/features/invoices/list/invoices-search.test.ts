import { expect, it } from 'vitest';
import { invoicesOfHref } from './invoices-href.ts';
import { invoicesHref, isNarrowed, noInvoiceFilters, parseInvoicesSearch } from './invoices-search.ts';

const parse = (href: string) => parseInvoicesSearch(Object.fromEntries(new URL(href, 'http://seri').searchParams));

it('R90 filters, clients and page survive a round trip through the address', () => {
  const search = {
    filters: {
      number: '4117',
      amount: '1850000',
      from: '2026-11-01',
      to: '2026-11-30',
      party: 'Joan',
      kind: 'invoice',
    },
    clients: 'all',
    account: '1001',
    page: 2,
    pageSize: 50,
  } as const;
  const href = invoicesHref(search);
  expect(href).toBe(
    '/invoices?number=4117&amount=1850000&from=2026-11-01&to=2026-11-30&party=Joan&kind=invoice&clients=all&account=1001&page=2&pageSize=50',
  );
  expect(parse(href)).toEqual(search);
});

it('digits are read as they are typed, and whatever cannot be read is ignored', () => {
  expect(parseInvoicesSearch({ number: 4117 }).filters.number).toBe('4117');
  const { filters, clients, account } = parseInvoicesSearch({
    amount: '1.5',
    from: '2026-02-30',
    kind: 'statement',
    party: ['a'],
    clients: 'theirs',
    account: '-1',
  });
  expect({ filters, clients, account }).toEqual({ filters: noInvoiceFilters, clients: 'mine', account: undefined });
});

it('the whole list has no query; one client narrows it', () => {
  const whole = parse('/invoices');
  expect(invoicesHref(whole)).toBe('/invoices');
  expect(isNarrowed(whole)).toBe(false);
  expect(isNarrowed(parse(invoicesOfHref(1001)))).toBe(true);
});
