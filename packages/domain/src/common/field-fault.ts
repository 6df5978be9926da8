/** What can be wrong with one field; texts under `field.*`. */
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
  /** Of tooShort: it must contain more than so many characters; of tooLong: less. */
  length?: number;
  /** Of lowerPrice: the least amount; of offStep: the step; whole yen. */
  amount?: number;
}

/** Nothing under a name means nothing is wrong with that field. */
export type Faults<Name extends string = string> = Partial<Record<Name, FieldFault>>;

export function hasFaults(faults: Faults): boolean {
  return Object.values(faults).some((fault) => fault !== undefined);
}
