import { japanDay } from '@seri/domain/time/japan-time';
import type { YardPicture } from '../../lots/pictures/pictures.ts';
import type { PurchasePaper } from './car-paper.ts';

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
