import type { Language } from '@seri/domain/common/languages';
import type { RefusalCode, RefusalData } from '@seri/contract/refusals';

type DeclaredRefusal = { [Code in RefusalCode]: { code: Code; data: RefusalData<Code>; id: string } }[RefusalCode];

/** A call without an answer ends with a declared refusal, or with OFFLINE if there is no connection. */
export type CallRefusal = (DeclaredRefusal | { code: 'OFFLINE'; data: Record<string, never>; id: string }) & {
  /** The server's own words, for a code that this build of the app does not know. */
  text?: Partial<Record<Language, string>>;
};
export type RefusedCode = CallRefusal['code'];

export type Reply<Answer> = { ok: true; answer: Answer } | { ok: false; refusal: CallRefusal };

/** A refusal as an exception, for queries and loaders. */
export class RefusalError extends Error {
  readonly refusal: CallRefusal;

  constructor(refusal: CallRefusal) {
    super(refusal.code);
    this.name = 'RefusalError';
    this.refusal = refusal;
  }
}

export function refusalOf(error: unknown): CallRefusal | undefined {
  return error instanceof RefusalError ? error.refusal : undefined;
}

export const offline: CallRefusal = { code: 'OFFLINE', data: {}, id: '' };
export const internal: CallRefusal = { code: 'INTERNAL', data: {}, id: '' };
