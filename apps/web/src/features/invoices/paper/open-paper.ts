import type { ReadAnswer } from '../../../lib/calls/request.ts';

export const readPaper: ReadAnswer = async (response) => new Uint8Array(await response.arrayBuffer());

/**
 * Shows a paper in a new tab. Returns its address if the browser has blocked the tab. The address is never revoked: the
 * tab reads it again when somebody saves the paper.
 */
export function openPaper(paper: Uint8Array): string | undefined {
  const address = URL.createObjectURL(new Blob([paper as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }));
  return window.open(address, '_blank') ? undefined : address;
}
