import type { PageType } from '@seri/domain/catalogue/page-types';
import type { CallRefusal, RefusedCode } from '../../lib/calls/refusal.ts';
import { needsCode } from './share-link.ts';

const codeRefusals = new Set<RefusedCode>(['LOCKED', 'WRONG_CODE', 'CAPTCHA', 'TOO_MANY']);

/** The refusal is about the code: it is missing, wrong, needs a captcha, or was tried too often. */
export function asksForCode(pageType: PageType, refusal: CallRefusal | undefined): refusal is CallRefusal {
  return needsCode(pageType) && refusal !== undefined && codeRefusals.has(refusal.code);
}

/** A missing lot and an invalid address stay so. */
export function canBeTriedAgain(refusal: CallRefusal | undefined): boolean {
  return refusal?.code !== 'NOT_FOUND' && refusal?.code !== 'FIELDS';
}

/** Seconds until the next try; 0 if it may be made at once. */
export function secondsToWait(refusal: CallRefusal | undefined): number {
  return refusal?.code === 'TOO_MANY' ? refusal.data.retryAfter : 0;
}
