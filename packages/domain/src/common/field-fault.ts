/** Their texts are the messages `field.*`. */
export const fieldProblems = [
  'required',
  'invalid',
  'email',
  'phone',
  'tooShort',
  'tooLong',
  'choice',
  'incompleteName',
  'incompletePhone',
  'mismatch',
  'confirm',
  'common',
  'wrongPassword',
  'lowerPrice',
  'offStep',
  'groupFull',
] as const;

export type FieldProblem = (typeof fieldProblems)[number];

export interface FieldFault {
  problem: FieldProblem;
  /** For tooShort: the value must have more characters than this; for tooLong: fewer. */
  length?: number;
  /** In yen. For lowerPrice: the lowest allowed amount; for offStep: the step. */
  amount?: number;
}

/** A field without an entry has no fault. */
export type Faults<Name extends string = string> = Partial<Record<Name, FieldFault>>;

export function hasFaults(faults: Faults): boolean {
  return Object.values(faults).some((fault) => fault !== undefined);
}
