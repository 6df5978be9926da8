import { languages } from '@seri/domain/common/languages';
import { mostFilesOfAnswer, translationFileTypes } from '@seri/domain/services/translation-files';
import { translationStates } from '@seri/domain/services/translation-states';
import { mostAnswer, mostQuestion, mostReason } from '@seri/domain/services/translation-texts';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import { z } from 'zod';
import { byteStream, digits, done, idText, instant, version } from '../common.schema.ts';
import type { SchemasOf } from '../schema.ts';
import type { translationsCalls } from './translations.calls.ts';

const translatedLots = z.enum([lotTypes.car, lotTypes.bike, lotTypes.machine]);

export const askQuery = z.object({
  carId: digits,
  type: translatedLots,
  language: z.enum(languages),
  /** Without it one answer serves everybody who asked for the lot without a question. */
  specialRequest: z.string().trim().max(mostQuestion).optional(),
  /** The name of the house, which older clients send; the lot is found by its id alone. */
  auction: z.string().max(200).optional(),
});
export type AskQuery = z.infer<typeof askQuery>;

export const resultQuery = z.object({ carId: digits, type: translatedLots });
export type ResultQuery = z.infer<typeof resultQuery>;

const address = z.string();

const translationFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(translationFileTypes),
  bytes: z.int(),
  address,
});
export type TranslationFile = z.infer<typeof translationFile>;

export const translationResult = z.object({
  /** Null before the first request. */
  state: z.enum(translationStates).nullable(),
  text_en: z.string(),
  text_ru: z.string(),
  files: z.array(address),
  /** The same files with what a screen tells of them. */
  fileDetails: z.array(translationFile),
  language: z.enum(languages).nullable(),
  question: z.string(),
  askedAt: instant.nullable(),
  settledAt: instant.nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  mayAsk: z.boolean(),
});
export type TranslationResult = z.infer<typeof translationResult>;

export const translationScopes = ['mine', 'all'] as const;
export const translationViews = ['open', 'settled'] as const;

/** `mine`: of the reader’s own clients and of those without a manager. */
export const queueQuery = z.object({
  scope: z.enum(translationScopes).optional(),
  view: z.enum(translationViews).optional(),
});
export type QueueQuery = z.infer<typeof queueQuery>;

const translationRow = z.object({
  id: z.int(),
  version,
  state: z.enum(translationStates),
  lotId: z.int(),
  lotType: z.enum(Object.values(lotTypes)),
  lotNo: z.string(),
  auctionName: z.string(),
  specification: z.string(),
  grade: z.string(),
  photo: z.string().nullable(),
  client: z.string(),
  language: z.enum(languages),
  question: z.string(),
  askedAt: instant,
  /** When bidding on the lot closes. */
  deadline: instant.nullable(),
  /** The member of staff who has taken or settled it. */
  by: z.string().nullable(),
  isMine: z.boolean(),
  settledAt: instant.nullable(),
});
export type TranslationRow = z.infer<typeof translationRow>;

/** Open ones by the time that is left, settled ones by when, the latest first. */
export const translationQueue = z.object({ requests: z.array(translationRow) });
export type TranslationQueue = z.infer<typeof translationQueue>;

export const translationParams = z.object({ id: idText });
export type TranslationParams = z.output<typeof translationParams>;

export const translationView = translationRow.extend({
  textEn: z.string(),
  textRu: z.string(),
  reason: z.string().nullable(),
  /** Those of the answer; before there is one, those sent for it. */
  files: z.array(translationFile),
  /** Other requests for the lot that wait without a question. */
  others: z.int(),
});
export type TranslationView = z.infer<typeof translationView>;

export const versionBody = z.object({ version });
export type VersionBody = z.infer<typeof versionBody>;

const answerText = z.string().trim().max(mostAnswer);

export const amendmentBody = z.object({
  version,
  textEn: answerText,
  textRu: answerText,
  /** In the order in which they are shown. */
  files: z.array(z.uuid()).max(mostFilesOfAnswer),
});
export type AmendmentBody = z.infer<typeof amendmentBody>;

/** `alsoForOthers`: the answer to a question serves also those who asked without one. */
export const answerBody = amendmentBody.extend({ alsoForOthers: z.boolean() });
export type AnswerBody = z.infer<typeof answerBody>;

export const declineBody = z.object({ version, reason: z.string().trim().min(1).max(mostReason) });
export type DeclineBody = z.infer<typeof declineBody>;

export const fileNameQuery = z.object({ name: z.string().min(1).max(300) });
export type FileNameQuery = z.infer<typeof fileNameQuery>;

/** The id of a file, with its ending. */
export const fileParams = z.object({
  file: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]+$/),
});
export type FileParams = z.infer<typeof fileParams>;

export const translationsSchemas: SchemasOf<typeof translationsCalls> = {
  ask: {
    summary: 'Asks a person to translate the auction sheet of a lot; a second request for it changes nothing',
    query: askQuery,
    answer: done,
  },
  result: {
    summary: 'The answer to the own request for a lot, and how far it is',
    query: resultQuery,
    answer: translationResult,
  },
  queue: { summary: 'Requests for translations, the most urgent first', query: queueQuery, answer: translationQueue },
  view: { summary: 'One request with its answer', params: translationParams, answer: translationView },
  take: {
    summary: 'Takes a request, so that no colleague works on it; its holder keeps it by calling again',
    params: translationParams,
    body: versionBody,
    answer: translationView,
  },
  giveBack: {
    summary: 'Gives a taken request back to the queue',
    params: translationParams,
    body: versionBody,
    answer: translationView,
  },
  answer: { summary: 'Answers a taken request', params: translationParams, body: answerBody, answer: translationView },
  amend: {
    summary: 'Replaces the answer for everybody who has it, and tells them',
    params: translationParams,
    body: amendmentBody,
    answer: translationView,
  },
  decline: {
    summary: 'Declines a taken request, with a reason for its client',
    params: translationParams,
    body: declineBody,
    answer: translationView,
  },
  sendFile: {
    summary: 'Sends one file for the answer to a request',
    params: translationParams,
    query: fileNameQuery,
    body: byteStream,
    answer: translationFile,
  },
  file: {
    summary: 'A file of an answer, whole or the range that is asked for',
    params: fileParams,
    answer: byteStream,
  },
};
