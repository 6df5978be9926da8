/** Why a file cannot be read as a list; `oldExcel` is the format from before 2007, `notTable` anything that is no table. */
export const listProblems = [
  'empty',
  'tooLarge',
  'tooManyRows',
  'macros',
  'encrypted',
  'oldExcel',
  'notTable',
  'unreadable',
] as const;
export type ListProblem = (typeof listProblems)[number];
