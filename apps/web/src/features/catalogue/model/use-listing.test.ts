import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('window', { localStorage: {}, addEventListener: () => {} });
const { endlessKey } = await import('../api/listing.query.ts');
const { startPageOf } = await import('./use-listing.ts');

const asked = { pageType: 'bikes', filters: {}, sorting: undefined, pageSize: 20 } as const;

it('a list that was scrolled through to a page goes on; any other page begins a new one', () => {
  const client = new QueryClient();
  expect(startPageOf(client, asked, 4)).toBe(4);
  client.setQueryData([...endlessKey(asked), 3], { pages: [], pageParams: [3, 4, 5] });
  expect(startPageOf(client, asked, 4)).toBe(3);
  expect(startPageOf(client, asked, 1)).toBe(1);
  expect(startPageOf(client, { ...asked, pageSize: 50 }, 4)).toBe(4);
  expect(startPageOf(client, { ...asked, filters: { color: ['Red'] } }, 4)).toBe(4);
});
