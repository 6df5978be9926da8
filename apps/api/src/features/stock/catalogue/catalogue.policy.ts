import { pageFlag, type PageType } from '@seri/domain/catalogue/page-types';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { CataloguePage } from './index/catalogue-index.ts';

/** R36: each page type has its flag. Calls of a single page type declare it themselves and need no assertion. */
export function assertMaySeePage({ permissions }: Pick<Actor, 'permissions'>, pageType: PageType): void {
  if (!permissions[pageFlag(pageType)]) throw refusal('FORBIDDEN');
}

/** R6: the page as of now; bidding deadlines count only for a reader whom they bind. */
export function pageFor({ permissions }: Pick<Actor, 'permissions'>, pageType: PageType, now: Date): CataloguePage {
  const closedUntil = permissions.bidDeadlineCheck ? now.getTime() : undefined;
  return { pageType, today: japanDay(now), closedUntil };
}
