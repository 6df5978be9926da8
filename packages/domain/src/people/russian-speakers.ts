/** Its id on the wire. */
export const russianFederation = 183;

/** Visitors from there read Russian unless they chose a language. */
export function speaksRussian(code: string): boolean {
  return ['ru', 'by'].includes(code.toLowerCase());
}
