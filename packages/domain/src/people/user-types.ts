/** R3: the two sides of the portal, by their numbers on the wire. */
export const userTypes = { clientSide: 2, staff: 3 } as const;

export type UserType = (typeof userTypes)[keyof typeof userTypes];
