import { describe, expect, it } from 'vitest';
import type { Text } from '../language/text.ts';
import type { CallRefusal } from './refusal.ts';
import { refusalCodeText, refusalTextIn } from './refusal-text.ts';

const texts: Readonly<Record<string, string>> = {
  'refusals.NOT_FOUND': 'Not found',
  'refusals.FIELDS': 'Please fill in all required fields',
  'refusals.unreadable': 'Please check these values',
  'refusals.unknown': 'This did not work',
};
/** A text that is missing is its own id, as in the app. */
const text: Text = (id) => texts[id] ?? id;

/** A refusal of a later release, as it arrives. */
const unknown = (answered?: unknown) => ({ code: 'WEIRD', data: {}, id: '', text: answered }) as unknown as CallRefusal;

function fieldsOf(...problems: ('required' | 'invalid')[]): CallRefusal {
  const fields = Object.fromEntries(problems.map((problem, at) => [String(at), { problem }]));
  return { code: 'FIELDS', data: { fields }, id: '' };
}

describe('R72 a refusal', () => {
  it('is said in the words of the app if it knows the code', () => {
    expect(refusalTextIn('en', text, { code: 'NOT_FOUND', data: {}, id: '', text: { en: 'Missing' } })).toBe(
      'Not found',
    );
  });

  it.each(['en', 'ru'] as const)('of an unknown code is said in the words of the answer, in %s', (language) => {
    expect(refusalTextIn(language, text, unknown({ en: 'Odd', ru: 'Странно' }))).toBe(
      { en: 'Odd', ru: 'Странно' }[language],
    );
  });

  it.each([undefined, null, 'Odd', {}, { en: '' }, { en: 7 }])('else in a general sentence, as with %j', (answered) => {
    expect(refusalTextIn('en', text, unknown(answered))).toBe('This did not work');
    expect(refusalCodeText(text, 'WEIRD')).toBe('This did not work');
  });

  it('of values speaks of empty fields only if there is one', () => {
    expect(refusalTextIn('en', text, fieldsOf('required', 'invalid'))).toBe('Please fill in all required fields');
    expect(refusalTextIn('en', text, fieldsOf('invalid'))).toBe('Please check these values');
  });
});
