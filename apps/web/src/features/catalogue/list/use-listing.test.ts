import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('window', { localStorage: {}, addEventListener: () => {} });
const { endlessKey } = await import('./listing.query.ts');
const { startPageOf } = await import('./use-listing.ts');

const params = { pageType: 'bikes', filters: {}, sorting: undefined, pageSize: 20 } as const;

it('a cached endless list that contains the page is resumed; any other page starts a new list', () => {
  const client = new QueryClient();
  expect(startPageOf(client, params, 4)).toBe(4);
  client.setQueryData([...endlessKey(params), 3], { pages: [], pageParams: [3, 4, 5] });
  expect(startPageOf(client, params, 4)).toBe(3);
  expect(startPageOf(client, params, 1)).toBe(1);
  expect(startPageOf(client, { ...params, pageSize: 50 }, 4)).toBe(4);
  expect(startPageOf(client, { ...params, filters: { color: ['Red'] } }, 4)).toBe(4);
});
