import { formatYen } from '@seri/domain/money/money';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Text } from '../../../lib/language/text.ts';
import type { YardPicture } from '../../lots/pictures/pictures.ts';
import type { PurchaseDetails } from '../../purchases/list/purchases.ts';

export type PurchasePaper = PurchaseDetails['carPapers']['papers'][number];

/** The name of a paper among others: its kind, number and title. */
export const paperLabel = (
  text: Text,
  { kind, number, title }: Pick<PurchasePaper, 'kind' | 'number' | 'title'>,
): string => [text(`carPapers.kind.${kind}`), number, title].filter(Boolean).join(' ');

/** R99: why a paper is held, with the sum. */
export function heldText(text: Text, { open, isFreightUnknown }: NonNullable<PurchasePaper['held']>): string {
  if (!isFreightUnknown) return text('carPapers.held.open', { amount: formatYen(open) });
  return open > 0 ? text('carPapers.held.both', { amount: formatYen(open) }) : text('carPapers.held.freight');
}

export const isPast = ({ state }: Pick<PurchasePaper, 'state'>): boolean =>
  state === 'replaced' || state === 'withdrawn';

/** A photo of the yard with a file that the reader may open. */
export const isYardPhoto = ({ kind, media, path }: PurchasePaper): boolean =>
  kind === 'yard_photos' && path !== null && (media === 'jpg' || media === 'png' || media === 'webp');

const dayOf = ({ issuedOn, sharedAt, desk }: PurchasePaper): string =>
  issuedOn ?? japanDay(new Date(sharedAt ?? desk?.uploadedAt ?? 0));

/** R99: those of a room of pictures, the oldest first. A held one waits there for its money too. */
export const yardPicturesOf = (papers: readonly PurchasePaper[]): YardPicture[] =>
  papers
    .filter((paper) => isYardPhoto(paper) && (paper.state === 'shared' || paper.state === 'draft'))
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.id - b.id)
    .map((paper) => ({ address: paper.path ?? '', day: dayOf(paper), isDraft: paper.state === 'draft' }));
