/** How often a race is run: a few times with every change, until chance has shown itself in `npm run test:long`. */
export function roundsOf(few: number, many: number): number[] {
  const rounds = process.env['SERI_LONG'] ? many : few;
  return Array.from({ length: rounds }, (_, round) => round + 1);
}
