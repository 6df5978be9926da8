import type { StaffRight } from '@seri/domain/people/given-rights';
import type { Flag } from '@seri/domain/people/permissions';
import type { RefusalCode } from './refusals.ts';

/** There is no default: a call without an access does not compile, a route without one stops the start-up. */
export type Access =
  | 'anyone'
  | 'signed-in'
  | 'staff'
  /** Staff with all of these flags. */
  | { readonly staff: readonly Flag[] }
  /** R89: staff to whom an owner has given this right. */
  | { readonly right: StaffRight }
  /** A program that sends a feed. It has a key, but no cookie, origin or account. */
  | 'feed-key'
  | { readonly all: readonly Flag[] }
  | { readonly any: readonly Flag[] };

/** The rate limit of a call; the API defines the limits. */
export type Pace = 'reading' | 'viewing' | 'exporting' | 'writing' | 'sending' | 'signing-in';

export interface CallTypes {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  answer: unknown;
}

export interface CallData {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `/v1`, with `:name` for parameters. */
  readonly path: string;
  readonly access: Access;
  readonly pace: Pace;
  /** R82: needs a proof of the last minutes, by a second factor or else the password. */
  readonly needs?: 'step-up';
  /** A GET that changes data: it needs a same-origin request, and its query is never logged. */
  readonly acts?: true;
  /** The answer has an ETag; the browser stores and revalidates it. */
  readonly cached?: true;
  /** Names of fields in a 422, if older clients know them by other names. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  /** The answer is bytes instead of JSON. */
  readonly answers?: 'bytes';
  /** The body is a stream of one of these media types instead of JSON, with at most this many bytes. */
  readonly takes?: { readonly types: readonly string[]; readonly most: number };
  /** 202: the request was stored and is processed later. The default is 200. */
  readonly status?: 202;
  /** The refusals of this call, in addition to `frameRefusals`. */
  readonly refusals: readonly RefusalCode[];
}

export type Call<Types extends CallTypes = CallTypes, Data extends CallData = CallData> = Data & {
  /** Carries types only; absent at run time. */
  readonly types?: Types;
};

export type TypesOf<C> = C extends { readonly types?: infer Types extends CallTypes } ? Types : never;
export type AnswerOf<C> = TypesOf<C>['answer'];
export type InputOf<C> = Omit<TypesOf<C>, 'answer'>;
export type CallTable = Readonly<Record<string, Call>>;

export function call<Types extends CallTypes>() {
  return <const Data extends CallData>(data: Data): Call<Types, Data> => data;
}

export function changesSomething(data: CallData): boolean {
  return data.method !== 'GET' || data.acts === true;
}
