import { expect, test } from 'vitest';
import type { Page } from '../app/page.ts';
import { pageSource } from '../app/page-source.ts';
import * as pages from './pages.ts';

const modules = import.meta.glob<Record<string, unknown>>('./*/*-route.tsx');

test.each(Object.entries<Page>(pages))('the file of %s exports its component', async (name, { component }) => {
  const module = await modules[pageSource(name).replace('pages/', './')]?.();
  expect(module?.[component]).toBeTypeOf('function');
});
