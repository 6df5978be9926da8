import { createRandom } from '@seri/drawings/random';
import { describe, expect, it } from 'vitest';
import { generateValue } from './generate-value.ts';
import type { JsonSchema } from './json-schema.ts';

const rounds = 200;

function many(schema: JsonSchema, known = {}, name = ''): unknown[] {
  return Array.from({ length: rounds }, (_, round) => generateValue(schema, createRandom(round), known, name));
}

const share = (values: readonly unknown[], isMeant: (value: unknown) => boolean) =>
  values.filter(isMeant).length / values.length;

describe('a value for a schema', () => {
  it('is one of its choices', () => {
    expect(new Set(many({ type: 'string', enum: ['A', 'B'] }))).toEqual(new Set(['A', 'B']));
    expect(new Set(many({ anyOf: [{ type: 'null' }, { type: 'number', enum: [7] }] }))).toEqual(new Set([null, 7]));
  });

  it('is a whole number within its ends, which it takes too', () => {
    const numbers = many({ type: 'integer', exclusiveMinimum: 0, maximum: 99 });
    expect(numbers.every((number) => Number.isInteger(number) && Number(number) > 0 && Number(number) <= 99)).toBe(
      true,
    );
    expect(numbers).toContain(1);
    expect(numbers).toContain(99);
  });

  it('is a text that fits its pattern and its length', () => {
    expect(many({ type: 'string', pattern: String.raw`^\d{1,15}$` }).every((text) => /^\d+$/.test(String(text)))).toBe(
      true,
    );
    const lengths = many({ type: 'string', minLength: 4, maxLength: 40 }).map((text) => String(text).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(40);
  });

  it('has every field that is required, and others now and then', () => {
    const field: JsonSchema = { type: 'boolean' };
    const objects = many({ type: 'object', properties: { must: field, may: field }, required: ['must'] }) as object[];
    expect(objects.every((object) => 'must' in object)).toBe(true);
    expect(new Set(objects.map((object) => 'may' in object))).toEqual(new Set([true, false]));
  });

  it('is a list of as many as must be', () => {
    const lists = many({ type: 'array', items: { type: 'null' }, minItems: 2, maxItems: 70 }) as unknown[][];
    expect(lists.every((list) => list.length >= 2 && list.every((item) => item === null))).toBe(true);
  });

  it('is mostly what the database knows under the name, in the type of the schema', () => {
    const known = { id: '100123', group: 'none of them' };
    expect(share(many({ type: 'integer' }, known, 'id'), (value) => value === 100_123)).toBeGreaterThan(0.8);
    expect(many({ type: 'integer' }, known, 'group')).not.toContain('none of them');
    expect(many({ type: 'string', enum: ['A'] }, known, 'group')).not.toContain('none of them');
  });
});
