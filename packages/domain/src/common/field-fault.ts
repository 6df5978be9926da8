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
  'checkDigit',
  'containerNo',
  'shippingNo',
] as const;

export type FieldProblem = (typeof fieldProblems)[number];

export interface FieldFault {
  problem: FieldProblem;
  /** For tooShort: the value must have more characters than this; for tooLong: fewer. */
  length?: number;
  /** In yen. For lowerPrice: the lowest allowed amount; for offStep: the step. */
  amount?: number;
  /** For checkDigit: the last digit that the others lead to. */
  digit?: number;
}

/** A field without an entry has no fault. */
export type Faults<Name extends string = string> = Partial<Record<Name, FieldFault>>;

/** False if something was entered that cannot be read, about which a sentence on empty fields would mislead. */
export function isIncomplete(faults: Faults): boolean {
  const problems = Object.values(faults).flatMap((fault) => (fault ? [fault.problem] : []));
  return problems.length === 0 || problems.includes('required') || problems.includes('incompleteName');
}

export function hasFaults(faults: Faults): boolean {
  return Object.values(faults).some((fault) => fault !== undefined);
}
