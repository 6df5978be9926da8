import type { FieldProblem } from '@seri/contract/refusals';
import type { z } from 'zod';
import { type Refusal, refusal } from './refusal.ts';

type Issue = z.core.$ZodIssue;

/** The form of a call's parts, checked with the contract's schema: a wrong field is a 422, a wrong shape a 400. */
export function validate(schema: z.ZodType, value: unknown): { value: unknown } | { error: Refusal } {
  const result = schema.safeParse(value);
  return result.success ? { value: result.data } : { error: refusalOf(result.error.issues, value) };
}

function refusalOf(issues: readonly Issue[], value: unknown): Refusal {
  if (issues.some((issue) => issue.path.length === 0)) return refusal('BAD_REQUEST');
  const problems = issues.map((issue) => [issue.path.join('.'), problemOf(issue, value)] as const);
  // The first problem of a field is the one to show.
  return refusal('FIELDS', { fields: Object.fromEntries(problems.toReversed()) });
}

function problemOf(issue: Issue, value: unknown): FieldProblem {
  if (isMissing(issue.path, value)) return 'required';
  if (issue.code === 'too_small' && issue.origin === 'string') return 'tooShort';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'tooLong';
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'email';
  return issue.code === 'invalid_value' || issue.code === 'invalid_union' ? 'choice' : 'invalid';
}

function isMissing(path: readonly PropertyKey[], value: unknown): boolean {
  const found = path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value);
  return found === undefined;
}
