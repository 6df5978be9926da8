import { japanDay } from '@seri/domain/time/japan-time';
import type { HeadStart } from '../lib/calls/head-start.ts';
import type { Lot } from '../features/catalogue/list/lots.ts';
import type { OwnProfile } from '../features/identity/session/session-state.ts';
import { widths } from '../lib/browser/use-media.ts';
import { type FirstRequests, firstRequests, whoIsHere } from './first-requests.ts';

/** Written by the build: what else each variant of a page loads first, and its texts by language. */
declare const FIRST_FILES: Readonly<
  Record<
    FirstRequests['page'],
    Readonly<Record<string, { code: readonly string[]; texts: Readonly<Record<string, readonly string[]>> }>>
  >
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
const { pathname, search } = location;
const first = firstRequests({
  pathname,
  search,
  storedSize: stored.pageSizes ?? null,
  isDesktop: matchMedia(widths.desktop).matches,
});
first?.urls.forEach(ask);
if (first?.first.picture) preload(first.first.picture, { as: 'image' });
if (first && !first.urlsFor) preloadFiles(first);
window.seriHeadStart = started;

function ask(url: string): void {
  const answer = fetch(url, { headers: { accept: 'application/json' }, credentials: 'same-origin', cache: 'no-store' });
  started.set(url, answer);
  // The consumer handles a failure; without a consumer it must not count as unhandled.
  answer.then(url === whoIsHere ? askForReader : preloadPhotos).catch(() => {});
}

/** Its files come behind its data: there are many, and what is asked last waits for all that was asked before. */
async function askForReader(answer: Response): Promise<void> {
  if (!answer.ok || !first?.urlsFor) return;
  const profile = (await answer.clone().json()) as OwnProfile;
  first.urlsFor({ profile, today: japanDay(new Date()) }).forEach(ask);
  preloadFiles(first);
}

function preloadFiles({ page, variant }: FirstRequests): void {
  const { code, texts } = FIRST_FILES[page][variant] ?? { code: [], texts: {} };
  for (const href of [...(texts[stored.language ?? ''] ?? texts['en'] ?? []), ...code]) {
    preload(
      href,
      href.endsWith('.css')
        ? { as: 'style', crossOrigin: '', fetchPriority: 'low' }
        : { rel: 'modulepreload', crossOrigin: '' },
    );
  }
}

function preload(href: string, how: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...how, href }));
}

/** The first screen of a phone is its first photos; a table's are small, and so are those of bids. */
async function preloadPhotos(answer: Response): Promise<void> {
  if (!answer.ok || !matchMedia(widths.phone).matches || !first?.first.hasPhotos) return;
  const body = (await answer.clone().json()) as Record<string, unknown>;
  for (const lots of Object.values(body).filter((value) => Array.isArray(value))) {
    for (const { images } of lots.slice(0, 3) as Pick<Lot, 'images'>[]) {
      if (images[0]) preload(images[0], { as: 'image', fetchPriority: 'high' });
    }
  }
}
