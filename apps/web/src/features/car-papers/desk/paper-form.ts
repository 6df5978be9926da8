import type { InputOf } from '@seri/contract/call';
import type { carPapersCalls } from '@seri/contract/shipping/car-papers.calls';
import { isCarPaperMedia, mediaOfName, mostBytesOfPaper } from '@seri/domain/car-papers/paper-files';
import type { CarPaperKind } from '@seri/domain/car-papers/paper-kinds.data';
import type { Faults } from '@seri/domain/common/field-fault';
import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import type { PurchasePaper } from '../list/car-paper.ts';

export interface PaperForm {
  kind: CarPaperKind;
  title: string;
  number: string;
  issuedOn: string;
  validUntil: string;
}

export const newPaperForm: PaperForm = {
  kind: 'export_certificate',
  title: '',
  number: '',
  issuedOn: '',
  validUntil: '',
};

export const paperFormOf = ({ kind, title, number, issuedOn, validUntil }: PurchasePaper): PaperForm => ({
  kind,
  title,
  number,
  issuedOn: issuedOn ?? '',
  validUntil: validUntil ?? '',
});

export function paperFormFaults({ issuedOn, validUntil }: PaperForm): Faults<keyof PaperForm> {
  const faults: Faults<keyof PaperForm> = {};
  if (issuedOn !== '' && !isJapanDay(issuedOn)) faults.issuedOn = { problem: 'invalid' };
  if (validUntil !== '' && !isJapanDay(validUntil)) faults.validUntil = { problem: 'invalid' };
  return faults;
}

const dayIn = (day: string) => (day === '' ? null : (day as JapanDay));

export const editedPaper = ({ title, number, issuedOn, validUntil }: PaperForm) => ({
  title: title.trim(),
  number: number.trim(),
  issuedOn: dayIn(issuedOn),
  validUntil: dayIn(validUntil),
});

type SentPaperQuery = InputOf<typeof carPapersCalls.send>['query'];

export const paperQueryOf = (
  form: PaperForm,
  purchases: readonly number[],
  replaces: number | undefined,
): SentPaperQuery => ({
  purchases: purchases.join(','),
  kind: form.kind,
  title: form.title.trim(),
  number: form.number.trim(),
  ...(form.issuedOn !== '' && { issuedOn: form.issuedOn as JapanDay }),
  ...(form.validUntil !== '' && { validUntil: form.validUntil as JapanDay }),
  ...(replaces !== undefined && { replaces: String(replaces) }),
});

/** A file that would be refused is not sent at all. Its type is that of its name. */
export function paperFileFault({ name, size }: File): 'carPapers.files.wrong' | 'carPapers.files.large' | undefined {
  if (!isCarPaperMedia(mediaOfName(name))) return 'carPapers.files.wrong';
  return size > mostBytesOfPaper ? 'carPapers.files.large' : undefined;
}
