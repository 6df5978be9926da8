import type { Random } from '@seri/drawings/random';
import type { JsonSchema } from './json-schema.ts';
import { patternTexts, plainTexts } from './texts.data.ts';

/** Values that the database has, by the names of fields. */
export type KnownRow = Readonly<Record<string, unknown>>;

/** So often a field takes the value that is known for it. */
const knownShare = 0.92;
/** Fewer optional fields in large forms: of forty filters each narrows the list. */
export const mostOptional = 4;

/** A value that the schema takes, with what is known where it fits. */
export function generateValue(schema: JsonSchema, random: Random, known: KnownRow = {}, name = ''): unknown {
  const value = known[name] === undefined ? undefined : fitted(schema, known[name]);
  if (value !== undefined && random.chance(knownShare)) return value;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return generateValue(random.pick(choices), random, known, name);
  if (schema.enum) return random.pick(schema.enum);
  switch (random.pick([schema.type ?? 'any'].flat())) {
    case 'object':
      return generateObject(schema, random, known);
    case 'array':
      return generateList(schema, random, known, name);
    case 'string':
      return generateText(schema, random);
    case 'integer':
    case 'number':
      return generateNumber(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      // The document says nothing of a value that only code can judge.
      return value ?? random.pick(plainTexts);
  }
}

/** The known value in the type of the schema; undefined if it does not fit. */
function fitted(schema: JsonSchema, value: unknown): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => fitted(choice, value)).find((found) => found !== undefined);
  const typed = inType(schema, value);
  return typed !== undefined && (!schema.enum || schema.enum.includes(typed)) ? typed : undefined;
}

function inType({ type, pattern }: JsonSchema, value: unknown): unknown {
  if (type === undefined || typeof type === 'object') return value;
  if (type === 'null') return value === null ? null : undefined;
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (type === 'string') return !pattern || new RegExp(pattern, 'u').test(String(value)) ? String(value) : undefined;
  const number = Number(value);
  return (type === 'integer' || type === 'number') && Number.isFinite(number) ? number : undefined;
}

function generateObject(schema: JsonSchema, random: Random, known: KnownRow): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {});
  const share = Math.min(0.5, mostOptional / fields.length);
  const chosen = fields.filter(([name]) => schema.required?.includes(name) || random.chance(share));
  const values = chosen.map(([name, field]) => [name, generateValue(field, random, known, name)] as const);
  return Object.fromEntries([...values, ...generateEntries(schema, random)]);
}

/** The entries of an object whose keys are not listed, such as flags by their names. */
function generateEntries({ propertyNames, additionalProperties }: JsonSchema, random: Random) {
  if (typeof additionalProperties !== 'object' || !propertyNames?.enum) return [];
  return Array.from(
    { length: random.integer(0, 3) },
    () => [String(generateValue(propertyNames, random)), generateValue(additionalProperties, random)] as const,
  );
}

function generateList(schema: JsonSchema, random: Random, known: KnownRow, name: string): unknown[] {
  const { items = {}, minItems = 0, maxItems = 3 } = schema;
  const length = random.integer(minItems, Math.max(minItems, Math.min(maxItems, minItems + 2)));
  return Array.from({ length }, () => generateValue(items, random, known, name));
}

function generateText({ pattern, format, minLength = 0, maxLength = Infinity }: JsonSchema, random: Random): string {
  if (format === 'email') return `fuzz-${random.integer(1, 1_000_000)}@example.org`;
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (pattern) {
    const expected = new RegExp(pattern, 'u');
    return random.pick(patternTexts.filter((text) => expected.test(text)));
  }
  const texts = plainTexts.filter(fits);
  if (texts.length > 0 && random.chance(0.9)) return random.pick(texts);
  return 'x'.repeat(random.chance(0.5) && maxLength <= 5_000 ? maxLength : Math.max(minLength, 1));
}

/** The ends of a range are where programs fail, and small numbers are what people send. */
function generateNumber(
  { minimum = Number.MIN_SAFE_INTEGER, exclusiveMinimum = Number.MIN_SAFE_INTEGER, maximum = Infinity }: JsonSchema,
  random: Random,
): number {
  const least = Math.max(minimum, exclusiveMinimum + 1);
  const numbers = [1, 2, 3, random.integer(1, 1_000), random.integer(1, 1_000) * 1_000, 500_000, least, maximum];
  return random.pick(numbers.filter((number) => Number.isFinite(number) && number >= least && number <= maximum));
}
