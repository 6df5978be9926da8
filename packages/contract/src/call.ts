import type { Flag } from '@seri/domain/people/permissions';
import type { RefusalCode } from './refusals.ts';

/** Who may call. There is no default: a call without an access does not compile, a route without one does not start. */
export type Access =
  | 'anyone'
  | 'signed-in'
  | 'staff'
  /** A program that sends a feed, by its key: no cookie, no origin, no account. */
  | 'feed-key'
  | { readonly all: readonly Flag[] }
  | { readonly any: readonly Flag[] };

/** How often one visitor may make this call, see the API's paces. */
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
  /** A GET that changes something: it demands a same-origin request and its query never reaches a log. */
  readonly acts?: true;
  /** Answered with an ETag; the browser keeps it and asks whether it still holds. */
  readonly cached?: true;
  /** Names by which a 422 speaks of fields, where older clients know other ones. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  /** Bytes instead of JSON. */
  readonly answers?: 'bytes';
  /** A stream of this type instead of JSON, and how many bytes it may have. */
  readonly takes?: { readonly type: string; readonly most: number };
  /** Where it is not 200: taken in, and done later. */
  readonly status?: 202;
  /** What this call may refuse beside the frame's own refusals (see `frameRefusals`). */
  readonly refusals: readonly RefusalCode[];
  readonly summary: string;
}

export type Call<Types extends CallTypes = CallTypes, Data extends CallData = CallData> = Data & {
  /** Carries the types only; never there at run time. */
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
