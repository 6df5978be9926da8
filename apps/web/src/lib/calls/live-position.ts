import { headers } from '@seri/contract/headers';

let earliest: number | undefined;

/** All that the page has read of the account holds every live event up to this number. */
export const earliestPosition = (): number | undefined => earliest;

/** Called when the page drops what it has read. */
export function forgetPosition(): void {
  earliest = undefined;
}

export function notePosition(answer: Response): void {
  const position = answer.headers.get(headers.livePosition);
  if (position) earliest = Math.min(+position, earliest ?? Infinity);
}
