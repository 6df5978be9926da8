import { setTimeout as delay } from 'node:timers/promises';
import { photoAddress } from '@seri/contract/stock/photo';
import type { PageType } from '@seri/domain/catalogue/page-types';
import type { Platform } from '../../../platform/platform.ts';
import type { Visitor } from '../../../platform/http/route.ts';
import { identify } from '../../people/identity/identity.query.ts';
import { type FirstPicture, readFirstPicture } from '../../stock/lots/first-picture.query.ts';

interface LotAddress {
  pageType: PageType;
  /** Unchecked, as in the address. */
  id: string;
  visitor: Visitor;
}

/** Milliseconds. A slow database must not delay the page, which loads its data itself. */
const longestWait = 1_000;

/** Returns nothing if the reader may not see the lot, on errors and on timeout: the page itself reports these. */
export async function findFirstPicture(platform: Platform, address: LotAddress): Promise<FirstPicture | undefined> {
  if (!/^\d{1,15}$/.test(address.id)) return undefined;
  const picture = readPicture(platform, address).catch(() => undefined);
  return Promise.race([picture, delay(longestWait, undefined, { ref: false })]);
}

async function readPicture(
  { database: { db }, clock }: Platform,
  { pageType, id, visitor }: LotAddress,
): Promise<FirstPicture | undefined> {
  const actor = await identify(db, visitor.cookies);
  return actor ? readFirstPicture(db, actor, { pageType, lotId: Number(id), now: clock.now() }) : undefined;
}

/**
 * Puts the first photo into the HTML, in the widths that the page uses. It shows before any script has loaded, where
 * the page will show it (see `.first-picture` in base.css of the web app).
 */
export function withFirstPicture(page: string, { lotId, photoId, hasSheet }: FirstPicture): string {
  const [phone, desktop] = [photoAddress(lotId, photoId, 480), photoAddress(lotId, photoId, 1280)];
  const picture = `<div class="first-picture"${hasSheet ? ' data-sheet' : ''}><picture>
      <source media="(width < 768px)" srcset="${phone}" />
      <img src="${desktop}" width="1280" height="960" alt="" fetchpriority="high" />
    </picture></div>
    `;
  return page.replace('<div id="root">', (root) => picture + root);
}
