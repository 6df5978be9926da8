/** The page of a client, for staff. */
export const clientHref = (id: number): string => `/clients/${id}`;
