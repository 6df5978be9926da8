import { pageFlag, type PageType } from '@seri/domain/catalogue/page-types';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';

/** R36: each page type has its flag. Calls of a single page type declare it themselves and need no assertion. */
export function assertMaySeePage({ permissions }: Pick<Actor, 'permissions'>, pageType: PageType): void {
  if (!permissions[pageFlag(pageType)]) throw refusal('FORBIDDEN');
}
