/** Address of a client's page, for staff. */
export const clientHref = (id: number): string => `/clients/${id}`;
