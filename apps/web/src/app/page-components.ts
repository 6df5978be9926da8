import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { withTexts } from '../lib/language/language.ts';
import { deferred, type DeferredPage } from './deferred.tsx';
import type { Page } from './page.ts';
import { componentName, pageSource } from './page-source.ts';
import { type PageName, pages } from './routes.ts';

type PageComponent = DeferredPage | AsyncRouteComponent<object>;

const modules = import.meta.glob<Record<string, ComponentType>>('../pages/*/*-route.tsx');

/** Each page in its own chunk. */
export const pageComponents = Object.fromEntries(
  Object.entries<Page>(pages).map(([name, page]) => [name, componentOf(name, page)]),
) as Record<PageName, PageComponent>;

function componentOf(name: string, { texts, isBehindFrame }: Page): PageComponent {
  const file = `../${pageSource(name)}`;
  const load = modules[file];
  if (!load) throw new Error(`The page ${name} has no ${file}.`);
  const component = componentName(name);
  const loadAll = withTexts(texts, load);
  return isBehindFrame ? deferred(loadAll, component) : lazyRouteComponent(loadAll, component);
}
