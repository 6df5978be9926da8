import type { PageType } from '@seri/domain/catalogue/page-types';
import type { CallRefusal, RefusedCode } from '../../../lib/refusal.ts';
import { needsCode } from './share-link.ts';

const ofTheCode = new Set<RefusedCode>(['LOCKED', 'WRONG_CODE', 'CAPTCHA', 'TOO_MANY']);

/** The lot is locked: it wants a code, another one, or some time. */
export function asksForCode(pageType: PageType, refusal: CallRefusal | undefined): refusal is CallRefusal {
  return needsCode(pageType) && refusal !== undefined && ofTheCode.has(refusal.code);
}

/** What is not there, or is no address of a lot, stays so. */
export function canBeTriedAgain(refusal: CallRefusal | undefined): boolean {
  return refusal?.code !== 'NOT_FOUND' && refusal?.code !== 'FIELDS';
}

/** How many seconds to wait; 0 where another try may be made at once. */
export function secondsToWait(refusal: CallRefusal | undefined): number {
  return refusal?.code === 'TOO_MANY' ? refusal.data.retryAfter : 0;
}
