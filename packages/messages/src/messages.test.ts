import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { parseSync, Visitor } from 'oxc-parser';
import { refusalStatus } from '@seri/contract/refusals';
import { fieldProblems } from '@seri/domain/common/field-fault';
import { describe, expect, it } from 'vitest';
import { compileText } from './compile.ts';
import { withFigures } from './figures.ts';
import type { MessageValues } from './message-id.ts';
import { readMessageFiles, readMessages } from './read-messages.ts';
import { formatInAll, formatMessage } from './server.ts';

/** All sources that use messages; an id is a literal or a template there. */
function readSources(): string[] {
  const root = join(import.meta.dirname, '../../..');
  return globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/messages/src/server.ts'], { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(root, path), 'utf8'));
}

const en = readMessages('en');
const ru = readMessages('ru');

interface UsedPlaceholders {
  names: Set<string>;
  plurals: string[][];
}

function collect(message: CompiledMessage, used: UsedPlaceholders): UsedPlaceholders {
  for (const token of message) {
    if (typeof token === 'string') continue;
    const [name, type, choices] = token;
    used.names.add(name);
    if (typeof choices !== 'object' || choices === null) continue;
    const forms = Object.entries(choices).filter(([form]) => form !== 'offset');
    if (type === 'plural') used.plurals.push(forms.map(([form]) => form));
    for (const [, inner] of forms) if (Array.isArray(inner)) collect(inner as CompiledMessage, used);
  }
  return used;
}

const dotted = (part: string) => part.replaceAll('.', String.raw`\.`);
const placeholdersIn = (text: string) => collect(compileMessageOrThrow(text), { names: new Set(), plurals: [] });
const namedIn = (id: string) => [...placeholdersIn((en as Record<string, string>)[id] ?? '').names];

/** Names that stay as they are in Russian. */
const latinAllowed =
  /\b(?:Seri|VIP|WhatsApp|SWIFT|JST|Go-Net|cookie|Cookie|Ctrl(?: K)?|Esc|UTC|CSV|Excel|JPG|PNG|PDF|XLSX|MP3|WebP)\b/g;

/** The text without placeholders and plural keywords. */
function visible(message: CompiledMessage): string {
  return message
    .map((token) => {
      if (typeof token === 'string') return token;
      const choices = token[2];
      if (typeof choices !== 'object' || choices === null) return '';
      return Object.values(choices)
        .map((inner) => (Array.isArray(inner) ? visible(inner as CompiledMessage) : ''))
        .join(' ');
    })
    .join('');
}

/** Each `text('an.id', { … })` of the sources, with the names of its values; those with a spread are left out. */
function valuesGiven(): { id: string; names: Set<string> }[] {
  const found: { id: string; names: Set<string> }[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [id, values] }) {
      const isText = callee.type === 'Identifier' && callee.name === 'text';
      if (!isText || id?.type !== 'Literal' || typeof id.value !== 'string') return;
      if (values && values.type !== 'ObjectExpression') return;
      const names = (values?.properties ?? []).map((one) =>
        one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : null,
      );
      if (!names.includes(null)) found.push({ id: id.value, names: new Set(names.filter((name) => name !== null)) });
    },
  });
  for (const source of readSources()) visitor.visit(parseSync('a.tsx', source).program);
  return found;
}

describe('the messages', () => {
  it('have the same files and keys in both languages', () => {
    expect([...readMessageFiles('ru').keys()]).toEqual([...readMessageFiles('en').keys()]);
    expect(Object.keys(ru).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it('start each key with the first part of the name of its file', () => {
    for (const [name, texts] of readMessageFiles('en')) {
      const [file] = name.split('.');
      expect(Object.keys(texts).filter((key) => !key.startsWith(`${file}.`))).toEqual([]);
    }
  });

  it('parse, and name the same placeholders in both languages', () => {
    const namesOf = (texts: typeof en) =>
      Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, placeholdersIn(text).names]));
    expect(namesOf(ru)).toEqual(namesOf(en));
  });

  it('are given every value that they name', () => {
    const given = valuesGiven();
    expect(given.length).toBeGreaterThan(1_000);
    const lacking = given.flatMap(({ id, names }) =>
      namedIn(id).flatMap((name) => (names.has(name) ? [] : [`${id}: ${name}`])),
    );
    expect(lacking).toEqual([]);
  });

  it('have four forms in every Russian plural and two in every English one', () => {
    for (const text of Object.values(ru)) {
      for (const forms of placeholdersIn(text).plurals)
        expect(forms).toEqual(expect.arrayContaining(['one', 'few', 'many', 'other']));
    }
    for (const text of Object.values(en)) {
      for (const forms of placeholdersIn(text).plurals) expect(forms).toEqual(expect.arrayContaining(['one', 'other']));
    }
  });

  it('have no full stop after a duration or a short amount, because a Russian one ends with a full stop itself', () => {
    const ending = /\{(?:when|low|high|median)\}\./;
    expect(Object.entries(ru).filter(([, text]) => ending.test(text))).toEqual([]);
  });

  it('leave no English in Russian and no Russian in English', () => {
    const mixed = Object.entries(ru).filter(([, text]) =>
      /[A-Za-z]{2,}/.test(visible(compileMessageOrThrow(text)).replaceAll(latinAllowed, '')),
    );
    expect(mixed).toEqual([]);
    expect(Object.entries(en).filter(([, text]) => /[А-Яа-яЁё]/.test(text))).toEqual([]);
  });

  it('have a text for every refusal and every problem of a field', () => {
    const required = [
      ...Object.keys(refusalStatus).map((code) => `refusals.${code}`),
      ...fieldProblems.map((p) => `field.${p}`),
    ];
    expect(required.filter((id) => !(id in en))).toEqual([]);
  });

  it('are all used somewhere', () => {
    const sources = readSources().join('\n');
    const literals = [...sources.matchAll(/'(\w+(?:\.\w+)+)'/g)].map(([, id]) => id);
    // The server names the problems of fields.
    const used = new Set([...literals, ...fieldProblems.map((problem) => `field.${problem}`)]);
    const templates = [...sources.matchAll(/`(\w+\.[\w.]*)\$\{[^}]+\}([\w.]*)`/g)].map(
      ([, start = '', end = '']) => new RegExp(`^${dotted(start)}\\w+${dotted(end)}$`),
    );
    const isUsed = (id: string) => used.has(id) || templates.some((template) => template.test(id));
    expect(Object.keys(en).filter((id) => !isUsed(id))).toEqual([]);
  });
});

describe('a message on the server', () => {
  it('is formatted in the given language, including plurals', () => {
    expect(formatMessage('en', 'field.tooShort', { length: 5 })).toBe('Must contain more than 5 characters');
    expect(formatMessage('ru', 'refusals.TOO_MANY', { retryAfter: 3 })).toContain('через 3 секунды');
    expect(formatMessage('ru', 'refusals.TOO_MANY', { retryAfter: 21 })).toContain('через 21 секунду');
  });

  it('is formatted in all languages at once for a refusal', () => {
    expect(formatInAll('refusals.invalid_user')).toEqual({ en: 'Invalid user', ru: 'Учётная запись недоступна' });
  });
});

const format = (language: 'en' | 'ru', text: string, values: MessageValues) =>
  setupI18n({ locale: language, messages: { [language]: { it: compileText(text) } } })._('it', withFigures(values));

describe('a figure in a message', () => {
  const ofBids = '{count, plural, =0 {no bid} one {# bid} other {# bids}}';
  const stavok = '{count, plural, one {# ставка} few {# ставки} many {# ставок} other {# ставки}}';

  it.each([
    [0, 'no bid', '0 ставок'],
    [1, '1 bid', '1 ставка'],
    [3356, '3\u00A0356 bids', '3\u00A0356 ставок'],
    [1_000_021, '1\u00A0000\u00A0021 bids', '1\u00A0000\u00A0021 ставка'],
  ])('has grouped digits, and %d selects its plural form', (count, english, russian) => {
    expect([format('en', ofBids, { count }), format('ru', stavok, { count })]).toEqual([english, russian]);
  });

  it('is formatted only if it is marked as a number: a year is not', () => {
    expect(format('en', '{of, number} # of {year}', { of: 1200, year: 2018 })).toBe('1\u00A0200 # of 2018');
  });

  it('in a plural within another plural belongs to the inner one', () => {
    const text =
      '{a, plural, one {# and {b, plural, one {#} other {#s}}} other {# and {b, plural, one {#} other {#s}}}}';
    expect(format('en', text, { a: 1000, b: 2000 })).toBe('1\u00A0000 and 2\u00A0000s');
  });
});
