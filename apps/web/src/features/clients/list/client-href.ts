export const clientHref = (id: number): string => `/clients/${id}`;
