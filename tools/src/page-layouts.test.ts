import { expect, it } from 'vitest';
import { pageLayouts } from './page-layouts.ts';

const TABLE = `
const listing = lazyRouteComponent(() => import('./pages/listing.tsx'), 'Listing');
export const pages = {
  '/': listing,
  '/cars': listing,
  '/login': lazyRouteComponent(() => import('./pages/sign-in.tsx'), 'SignIn'),
  '/unknown': lazyRouteComponent(() => import('./pages/unknown.tsx'), 'Unknown'),
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
