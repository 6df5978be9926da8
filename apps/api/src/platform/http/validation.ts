import { type FieldFault, type Faults, hasFaults } from '@seri/domain/common/field-fault';
import type { z } from 'zod';
import { type Refusal, refusal } from './refusal.ts';

type Issue = z.core.$ZodIssue;

/** Validates a part of a request with the contract's schema: a wrong field is a 422, a wrong shape a 400. */
export function validate(
  schema: z.ZodType,
  value: unknown,
  names: FieldNames = {},
): { value: unknown } | { error: Refusal } {
  const result = schema.safeParse(value);
  if (!result.success) return { error: refusalOf(result.error.issues, value, names) };
  const broken = brokenTexts(result.data);
  return broken.length === 0 ? { value: result.data } : { error: refusalOf(broken, value, names) };
}

/** NUL and lone surrogates: PostgreSQL cannot store them, so they are refused here for every schema. */
const unwritable = /[\0\p{Cs}]/u;

function brokenTexts(value: unknown, path: string[] = []): Issue[] {
  if (typeof value === 'string') return unwritable.test(value) ? [{ code: 'custom', path, message: '' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => brokenTexts(part, [...path, key]));
}

type FieldNames = Readonly<Record<string, string>>;

export function assertFaultless(faults: Faults, names: FieldNames = {}): void {
  if (hasFaults(faults)) throw faultsRefusal(faults, names);
}

export function faultsRefusal(faults: Faults, names: FieldNames = {}): Refusal<'FIELDS'> {
  const fields = Object.entries(faults).flatMap(([name, fault]) =>
    fault ? [[names[name] ?? name, fault] as const] : [],
  );
  return refusal('FIELDS', { fields: Object.fromEntries(fields) });
}

function refusalOf(issues: readonly Issue[], value: unknown, names: FieldNames): Refusal {
  if (issues.some((issue) => issue.path.length === 0)) return refusal('BAD_REQUEST');
  const faults = issues.map((issue) => [nameOf(issue, names), faultOf(issue, value)] as const);
  // Reversed, so that the first problem of a field is the one shown.
  return refusal('FIELDS', { fields: Object.fromEntries(faults.toReversed()) });
}

function nameOf({ path }: Issue, names: FieldNames): string {
  const name = path.join('.');
  return names[name] ?? name;
}

function faultOf(issue: Issue, value: unknown): FieldFault {
  if (isMissing(issue.path, value)) return { problem: 'required' };
  if (issue.code === 'too_small' && issue.origin === 'string') return tooShort(Number(issue.minimum));
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return { problem: 'tooLong', length: Number(issue.maximum) + 1 };
  }
  if (issue.code === 'invalid_format' && issue.format === 'email') return { problem: 'email' };
  return { problem: issue.code === 'invalid_value' || issue.code === 'invalid_union' ? 'choice' : 'invalid' };
}

function tooShort(minimum: number): FieldFault {
  return minimum <= 1 ? { problem: 'required' } : { problem: 'tooShort', length: minimum - 1 };
}

function isMissing(path: readonly PropertyKey[], value: unknown): boolean {
  const found = path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value);
  return found === undefined;
}
