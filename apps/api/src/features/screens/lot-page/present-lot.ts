import { photoAddress } from '@seri/contract/stock/photo';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { expectedAt } from '@seri/domain/lots/lot-clock';
import { homeOf, mostPhotos } from '@seri/domain/lots/lot-kinds';
import { lotTypes, pageTypeOf } from '@seri/domain/catalogue/page-types';
import { decodeSheet } from '@seri/domain/sheet/decode-sheet';
import type { DecodedSheet } from '@seri/domain/sheet/decoded-sheet';
import type { LotRow } from '../../stock/lots/lot-row.query.ts';

/**
 * The parts that depend on the reader. A visitor with a shared link gets none of them, but a grant for the pictures.
 */
export interface ReaderParts {
  note: { comment: string; commentEditable: boolean };
  allowDownloadPhotos: boolean;
  grant?: string;
}

export function presentLot(row: LotRow, today: JapanDay, { note, allowDownloadPhotos, grant }: ReaderParts) {
  const home = homeOf(row.kind, row.held_on, today);
  const photos = row.photos.slice(0, mostPhotos[home]);
  const picture = (id: number, width: 480 | 1280) => photoAddress(row.id, id, width, grant);
  return {
    pageType: pageTypeOf(row.kind, home),
    lotType: lotTypes[row.kind],
    detail: {
      id: row.id,
      lotNumber: row.lot_no,
      auctionSheet: row.sheet_id === null ? null : picture(row.sheet_id, 1280),
      allowDownloadPhotos,
      ...note,
    },
    lotInfo: {
      lotNumber: row.lot_no,
      auctionName: row.house_name ?? '',
      auctionDate: row.runs_at.toISOString(),
      expectedAt: expectedOf(row)?.toISOString() ?? null,
      condition: row.condition,
      status: row.status,
    },
    lotImages: {
      images: photos.map((id) => picture(id, 1280)),
      thumbnails: photos.map((id) => picture(id, 480)),
    },
    sheet: hasReading(row) ? decode(row) : null,
    /** Address of the shown photo with this number, counted from 1. */
    photoOf: (number: number | undefined) => {
      const id = number === undefined ? undefined : photos[number - 1];
      return id === undefined ? null : picture(id, 480);
    },
  };
}

export type PresentedLot = ReturnType<typeof presentLot>;

function expectedOf({ runs_at, starts_at, ended_at, is_first, last_passed }: LotRow): Date | null {
  if (ended_at || !starts_at) return ended_at;
  const last = last_passed && { runsAt: new Date(last_passed.runsAt), endedAt: new Date(last_passed.endedAt) };
  return expectedAt(runs_at, starts_at, is_first, last ?? undefined);
}

/** Bikes and machines are described in words, also without a sheet; a car's marks are only on one. */
function hasReading({ kind, sheet_id, details }: LotRow): boolean {
  return sheet_id !== null || (!isCarKind(kind) && (details.points ?? '') + remarksOf(details) !== '');
}

const isCarKind = (kind: LotRow['kind']) => kind === 'car' || kind === 'stock';

function decode({ kind, house_name, condition, equipment, details }: LotRow): DecodedSheet {
  const { exterior = '', interior = '', marks = [], points = '', mileageNote = '' } = details;
  const isCar = isCarKind(kind);
  const words = { points, remarks: remarksOf(details), mileageNote, equipment };
  return decodeSheet({ houseName: house_name ?? '', isCar, condition, exterior, interior, marks, ...words });
}

/** The remarks of the inspector. A bike also has remarks for single parts. */
function remarksOf({ remarks = '', rateNotes = {}, notes = [] }: LotRow['details']): string {
  const rated = Object.values(rateNotes).flatMap((list) => list.map(({ text }) => text));
  return [remarks, ...rated, ...notes].filter(Boolean).join('、');
}
