import type { Faults } from '../common/field-fault.ts';

/** R43: a lot has one note, plain text, shared by all managers. */
export const noteAtMost = 2000;

/** The stored form of a typed note; empty means no note. */
export function noteOf(typed: string): string {
  return typed.replaceAll('\r\n', '\n').trim();
}

export function noteFaults({ comment }: { comment: string }): Faults<'comment'> {
  return noteOf(comment).length > noteAtMost ? { comment: { problem: 'tooLong', length: noteAtMost + 1 } } : {};
}
