import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { root } from './paths.ts';
import { pageLayouts, pagesBySource, pageSources } from './page-layouts.ts';

const TABLE = `
const listing = lazyRouteComponent(() => import('./pages/listing.tsx'), 'Listing');
export const pages = {
  '/': listing,
  '/cars': listing,
  '/login': lazyRouteComponent(
    withTexts(['identity', 'company'], () => import('./pages/sign-in.tsx')),
    'SignIn',
  ),
  '/unknown': deferred(() => import('./pages/unknown.tsx'), 'Unknown'),
} as const;
`;
const ROUTES = [
  { path: '/', layout: 'standard' },
  { path: '/cars', layout: 'share' },
  { path: '/login', layout: 'anonymous' },
];

it('a page has the layouts of the addresses it is shown at', () => {
  const layouts = pageLayouts(TABLE, ROUTES);
  expect([...(layouts.get('src/app/pages/listing.tsx') ?? [])]).toEqual([
    'src/app/layouts/standard-layout.tsx',
    'src/app/layouts/share-layout.tsx',
  ]);
  expect([...(layouts.get('src/app/pages/sign-in.tsx') ?? [])]).toEqual(['src/app/layouts/anonymous-layout.tsx']);
  expect(layouts.has('src/app/pages/unknown.tsx')).toBe(false);
});

it('a page loads the texts it names, at once or behind its frame', () => {
  const pages = pagesBySource(TABLE);
  expect(pages.get('src/app/pages/sign-in.tsx')).toMatchObject({ texts: ['identity', 'company'], isDeferred: false });
  expect(pages.get('src/app/pages/listing.tsx')).toMatchObject({ texts: [], isDeferred: false });
  expect(pages.get('src/app/pages/unknown.tsx')).toMatchObject({ isDeferred: true });
});

it('every page of the real table is understood', async () => {
  const web = join(root, 'apps/web');
  const table = join(web, 'src/app/pages.ts');
  // The table's imports use the browser's storage.
  vi.stubGlobal('window', { addEventListener: () => {} });
  const { pages } = (await import(table)) as { pages: Record<string, unknown> };
  const sources = pageSources(readFileSync(table, 'utf8'));
  expect([...sources.keys()]).toEqual(Object.keys(pages));
  expect([...sources.values()].filter(({ source }) => !existsSync(join(web, source)))).toEqual([]);
});
