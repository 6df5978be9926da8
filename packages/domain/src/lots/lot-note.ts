import type { Faults } from '../common/field-fault.ts';

/** R43: a manager's note on a lot: plain text, the same for all managers. */
export const noteAtMost = 2000;

/** What is kept of what was typed; blanks alone are no note. */
export function noteOf(typed: string): string {
  return typed.replaceAll('\r\n', '\n').trim();
}

export function noteFaults({ comment }: { comment: string }): Faults<'comment'> {
  return noteOf(comment).length > noteAtMost ? { comment: { problem: 'tooLong', length: noteAtMost + 1 } } : {};
}
