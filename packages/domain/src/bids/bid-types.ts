/** The form in which the vehicle is exported: whole, cut in two, or in parts. Labels: `bidding.type.<name>`. */
export const bidTypes = { whole: 1, cut: 2, parts: 3 } as const;
export type BidTypeName = keyof typeof bidTypes;
export type BidType = (typeof bidTypes)[BidTypeName];

export function bidTypeName(code: unknown): BidTypeName | undefined {
  return (Object.keys(bidTypes) as BidTypeName[]).find((name) => bidTypes[name] === code);
}
