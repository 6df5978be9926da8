import { call } from '../call.ts';
import type { SheetAnswer, SheetPictureParams, SheetQuery, TranslateQuery } from './sheets.schema.ts';

const access = { all: ['auctionTranslationUse'] } as const;

export const sheetsCalls = {
  translate: call<{ query: TranslateQuery; answer: string }>()({
    method: 'GET',
    path: '/car-auction/image-translate',
    access,
    pace: 'reading',
    // It has a sheet read that was not read before, although it is a GET.
    acts: true,
    refusals: ['NOTHING_TO_READ', 'BEING_READ', 'UNREADABLE', 'SWITCHED_OFF'],
  }),
  reading: call<{ query: SheetQuery; answer: SheetAnswer }>()({
    method: 'GET',
    path: '/car-auction/sheet-reading',
    access,
    pace: 'reading',
    refusals: [],
  }),
  picture: call<{ params: SheetPictureParams; answer: Uint8Array }>()({
    method: 'GET',
    path: '/lots/:lotId/sheet/:language/:version',
    access,
    pace: 'viewing',
    answers: 'bytes',
    refusals: [],
  }),
} as const;
