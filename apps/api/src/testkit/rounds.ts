/** The numbers of a race's repetitions: `few` with every change, `many` in `npm run test:long`. */
export function roundsOf(few: number, many: number): number[] {
  const rounds = process.env['SERI_LONG'] ? many : few;
  return Array.from({ length: rounds }, (_, round) => round + 1);
}
