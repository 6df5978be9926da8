/** The invoices of one client. */
export const invoicesOfHref = (accountId: number): string => `/invoices?account=${accountId}`;
