import type { FieldProblem } from '@seri/contract/refusals';
import type { z } from 'zod';
import { type Refusal, refusal } from './refusal.ts';

type Issue = z.core.$ZodIssue;

/** The form of a call's parts, checked with the contract's schema: a wrong field is a 422, a wrong shape a 400. */
export function validate(schema: z.ZodType, value: unknown): { value: unknown } | { error: Refusal } {
  const result = schema.safeParse(value);
  return result.success ? { value: result.data } : { error: refusalOf(result.error.issues) };
}

function refusalOf(issues: readonly Issue[]): Refusal {
  if (issues.some((issue) => issue.path.length === 0)) return refusal('BAD_REQUEST');
  const fields = Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), problemOf(issue)]));
  return refusal('FIELDS', { fields });
}

function problemOf(issue: Issue): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.message.includes('undefined') ? 'required' : 'invalid';
    case 'too_small':
      return 'tooShort';
    case 'too_big':
      return 'tooLong';
    case 'invalid_format':
      return issue.format === 'email' ? 'email' : 'invalid';
    case 'invalid_value':
    case 'invalid_union':
      return 'choice';
    default:
      return 'invalid';
  }
}
