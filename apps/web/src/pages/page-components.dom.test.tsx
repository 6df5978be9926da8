import { expect, test } from 'vitest';
import { componentName, pageSource } from '../app/page-source.ts';
import * as pages from './pages.ts';

const modules = import.meta.glob<Record<string, unknown>>('./*/*-route.tsx');

test.each(Object.keys(pages))('the file of %s exports its component', async (name) => {
  const module = await modules[pageSource(name).replace('pages/', './')]?.();
  expect(module?.[componentName(name)]).toBeTypeOf('function');
});
