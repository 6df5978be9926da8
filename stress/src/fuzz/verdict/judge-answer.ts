import { frameRefusals, refusalStatus } from '@seri/contract/refusals';
import type { FuzzAnswer } from '../product/send-request.ts';
import type { FuzzRequest } from '../requests/fuzz-request.ts';

/** Something that an answer shows and that must not be. */
export interface FuzzFinding {
  kind: string;
  request: FuzzRequest;
  answer: FuzzAnswer;
  detail?: string | undefined;
}

export const longestAnswerTime = 2_000;

/** Breakages after which the server may close the connection, or answer outside of the API. */
const mayEndConnection = new Set(['megabytes', 'method', 'address', 'header', 'content type']);

/** The kind of finding that the answer is; undefined if it is as it must be. How long it took is judged elsewhere. */
export function judgeAnswer({ method, breakage = '' }: FuzzRequest, answer: FuzzAnswer): string | undefined {
  const { status, code, text } = answer;
  // The answer to HEAD has no code.
  const says = (expected: string) => code === expected || (method === 'HEAD' && text === '');
  if (status === -1) return undefined;
  if (status === 0) return mayEndConnection.has(breakage) ? undefined : 'no answer';
  if (status === 503) return says('OVERLOADED') ? undefined : '503 without OVERLOADED';
  // A service that the product asks may fail.
  if (status >= 500 && !(status === 502 && says('PROVIDER_FAILED'))) return `${status}`;
  if (status < 400 || text === '') return undefined;
  return isRefusal(status, code, text) ? undefined : 'no refusal of the contract';
}

function isRefusal(status: number, code: string, text: string): boolean {
  if ((refusalStatus as Record<string, number>)[code] !== status) return false;
  const body = JSON.parse(text) as { success?: unknown; data?: unknown; text?: { en?: unknown; ru?: unknown } };
  const texts = [body.text?.en, body.text?.ru];
  return body.success === false && typeof body.data === 'object' && texts.every((each) => typeof each === 'string');
}

/** The frame also refuses what a call itself has found out. */
const ofTheCall: ReadonlySet<string> = new Set(['NOT_FOUND', 'INTERNAL', 'OUTCOME_UNKNOWN']);
const ofTheGates: ReadonlySet<string> = new Set([
  ...frameRefusals.filter((code) => !ofTheCall.has(code)),
  'UNKNOWN_KEY',
  'CAPTCHA',
]);

/** Whether the request came as far as the code of its call: neither a gate nor the form refused it. */
export function isPastGates({ breakage }: FuzzRequest, { status, code }: FuzzAnswer): boolean {
  if (status < 200 || breakage === 'method' || breakage === 'address') return false;
  return status < 400 || (code !== '' && !ofTheGates.has(code));
}
