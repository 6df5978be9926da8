/** An expected failure: one sentence which says what to do, shown without a stack trace. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
