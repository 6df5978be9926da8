import { mostBytesOfFile, translationMediaTypes } from '@seri/domain/services/translation-files';
import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type {
  AmendmentBody,
  AnswerBody,
  AskQuery,
  DeclineBody,
  FileNameQuery,
  FileParams,
  QueueQuery,
  ResultQuery,
  TranslationFile,
  TranslationParams,
  TranslationQueue,
  TranslationResult,
  TranslationView,
  VersionBody,
} from './translations.schema.ts';

const client = { all: ['auctionTranslationUse'] } as const;
const change = ['STATE_CHANGED', 'HANDLED_BY_OTHER'] as const;

export const translationsCalls = {
  ask: call<{ query: AskQuery; answer: Done }>()({
    method: 'GET',
    path: '/car-auction/translations-request',
    access: client,
    pace: 'writing',
    // It writes the request, although it is a GET.
    acts: true,
    refusals: ['AUCTION_FINISHED'],
  }),
  result: call<{ query: ResultQuery; answer: TranslationResult }>()({
    method: 'GET',
    path: '/car-auction/translations-result',
    access: client,
    pace: 'reading',
    refusals: [],
  }),
  queue: call<{ query: QueueQuery; answer: TranslationQueue }>()({
    method: 'GET',
    path: '/translations',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  view: call<{ params: TranslationParams; answer: TranslationView }>()({
    method: 'GET',
    path: '/translations/:id',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  take: call<{ params: TranslationParams; body: VersionBody; answer: TranslationView }>()({
    method: 'PUT',
    path: '/translations/:id/holder',
    access: 'staff',
    pace: 'writing',
    refusals: change,
  }),
  giveBack: call<{ params: TranslationParams; body: VersionBody; answer: TranslationView }>()({
    method: 'POST',
    path: '/translations/:id/give-back',
    access: 'staff',
    pace: 'writing',
    refusals: change,
  }),
  answer: call<{ params: TranslationParams; body: AnswerBody; answer: TranslationView }>()({
    method: 'PUT',
    path: '/translations/:id/answer',
    access: 'staff',
    pace: 'writing',
    refusals: [...change, 'AUCTION_FINISHED'],
  }),
  amend: call<{ params: TranslationParams; body: AmendmentBody; answer: TranslationView }>()({
    method: 'PUT',
    path: '/translations/:id/amendment',
    access: 'staff',
    pace: 'writing',
    refusals: change,
  }),
  decline: call<{ params: TranslationParams; body: DeclineBody; answer: TranslationView }>()({
    method: 'PUT',
    path: '/translations/:id/reason',
    access: 'staff',
    pace: 'writing',
    refusals: change,
  }),
  sendFile: call<{
    params: TranslationParams;
    query: FileNameQuery;
    body: AsyncIterable<Uint8Array>;
    answer: TranslationFile;
  }>()({
    method: 'POST',
    path: '/translations/:id/files',
    access: 'staff',
    pace: 'writing',
    takes: { types: translationMediaTypes, most: mostBytesOfFile },
    refusals: ['WRONG_FILE', 'TOO_MANY_FILES', 'STATE_CHANGED'],
  }),
  file: call<{ params: FileParams; answer: AsyncIterable<Uint8Array> }>()({
    method: 'GET',
    path: '/translations/files/:file',
    access: 'signed-in',
    pace: 'viewing',
    answers: 'bytes',
    refusals: [],
  }),
} as const;
