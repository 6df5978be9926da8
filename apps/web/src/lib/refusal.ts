import type { RefusalCode, RefusalData } from '@seri/contract/refusals';

type Declared = { [Code in RefusalCode]: { code: Code; data: RefusalData<Code>; id: string } }[RefusalCode];

/** What a call may come back with instead of an answer: a declared refusal, or no connection at all. */
export type Refusal = Declared | { code: 'OFFLINE'; data: Record<string, never>; id: string };
export type RefusedCode = Refusal['code'];

export type Reply<Answer> = { ok: true; answer: Answer } | { ok: false; refusal: Refusal };

/** A refusal where an exception is wanted: queries and loaders. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.name = 'RefusalError';
    this.refusal = refusal;
  }
}

export function refusalOf(error: unknown): Refusal | undefined {
  return error instanceof RefusalError ? error.refusal : undefined;
}

export const offline: Refusal = { code: 'OFFLINE', data: {}, id: '' };
export const internal: Refusal = { code: 'INTERNAL', data: {}, id: '' };
