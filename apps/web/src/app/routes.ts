import * as pages from '../pages/pages.ts';
import type { PageAddress, Page } from './page.ts';

export { pages };
export type PageName = keyof typeof pages;
export type PagePath = (typeof pages)[PageName]['addresses'][number]['path'];

interface PageRoute extends PageAddress {
  path: PagePath;
  name: PageName;
  layout: Page['layout'];
}

type NamedPage = [PageName, (typeof pages)[PageName]];

/** Every address of the portal. */
export const routes: readonly PageRoute[] = (Object.entries(pages) as NamedPage[]).flatMap(
  ([name, { layout, addresses }]) => addresses.map((address) => ({ ...address, name, layout })),
);
