import { describe, expect, it } from 'vitest';
import { noteAtMost, noteFaults, noteOf } from './lot-note.ts';

describe('R43 a note', () => {
  it('keeps its line breaks and loses surrounding blanks', () => {
    expect(noteOf(' Good.\r\n\r\n  Check the door.\n')).toBe('Good.\n\n  Check the door.');
  });

  it('of blanks alone is empty', () => {
    expect(noteOf(' \t\r\n\u00A0\u3000')).toBe('');
  });

  it('has a longest length, which does not count surrounding blanks', () => {
    const longest = 'x'.repeat(noteAtMost);
    expect(noteFaults({ comment: ` ${longest}\n` })).toEqual({});
    expect(noteFaults({ comment: `${longest}x` })).toEqual({ comment: { problem: 'tooLong', length: noteAtMost + 1 } });
  });
});
