import type { HeadStart } from '../lib/head-start.ts';
import type { Lot } from '../features/catalogue/model/lots.ts';
import { widths } from '../lib/use-media.ts';
import { type FirstRequests, firstRequests } from './first-requests.ts';

/** Written by the build: what else a page loads first, and its texts by language. */
declare const FIRST_FILES: Readonly<
  Record<FirstRequests['page'], { code: readonly string[]; texts: Readonly<Record<string, readonly string[]>> }>
>;

// Runs before the app's code is there (see vite/build-head-start.ts), so that its first data comes side by side with it.
const started: HeadStart = new Map();
let stored: Partial<Record<'pageSizes' | 'language', string | null>> = {};
try {
  stored = {
    pageSizes: localStorage.getItem('seri.pageSizes'),
    language: localStorage.getItem('seri.language'),
  };
} catch {
  // A browser that forbids storage keeps nothing.
}
const first = firstRequests(location, stored.pageSizes ?? null);
for (const url of first?.urls ?? []) {
  const answer = fetch(url, { headers: { accept: 'application/json' }, credentials: 'same-origin', cache: 'no-store' });
  started.set(url, answer);
  // Whoever takes it hears of its failure; perhaps nobody does.
  answer.then(preloadPhotos).catch(() => {});
}
if (first) {
  const { code, texts } = FIRST_FILES[first.page];
  for (const href of [...(texts[stored.language ?? ''] ?? texts['en'] ?? []), ...code]) {
    preload(href, href.endsWith('.css') ? { as: 'style', crossOrigin: '' } : { rel: 'modulepreload', crossOrigin: '' });
  }
}
window.seriHeadStart = started;

function preload(href: string, how: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...how, href }));
}

/** The first screen of a phone is its first photos; a table's are small. */
async function preloadPhotos(answer: Response): Promise<void> {
  if (!answer.ok || !matchMedia(widths.phone).matches) return;
  const body = (await answer.clone().json()) as Record<string, unknown>;
  for (const lots of Object.values(body).filter((value) => Array.isArray(value))) {
    for (const { images } of lots.slice(0, 3) as Pick<Lot, 'images'>[]) {
      if (images[0]) preload(images[0], { as: 'image', fetchPriority: 'high' });
    }
  }
}
