/** The country's id on the wire. */
export const russianFederation = 183;

/** Visitors from these countries get Russian unless they chose a language. */
export function speaksRussian(code: string): boolean {
  return ['ru', 'by'].includes(code.toLowerCase());
}
