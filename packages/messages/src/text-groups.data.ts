/**
 * Files of texts that a browser loads together: `main` with every page, another group with the pages and parts that
 * need it. Files of mails are in no group, as they stay on the server; so are refusals that are so rare that the answer's
 * own words do.
 */
export const textGroups = {
  main: ['catalogue', 'favourites', 'field', 'lots', 'refusals', 'shell', 'ui'],
  announce: ['announce'],
  bidding: ['bidding', 'lastHour'],
  bidDesk: ['bidDesk', 'lastHour', 'refusals.translations', 'translationDesk'],
  bids: ['bids', 'chat', 'orders', 'refusals.bids'],
  car: ['carPapers', 'formDialog', 'parties', 'refusals.carPapers', 'refusals.voyages', 'way'],
  clients: ['bank', 'billing', 'clients', 'failures', 'refusals.tariffs', 'rights', 'tariffs'],
  company: ['company'],
  companyEditor: ['company.edit'],
  dashboard: ['dashboard'],
  debts: ['allocations', 'debts', 'formDialog', 'senders'],
  eligibility: ['eligibility', 'formDialog'],
  export: ['export'],
  factor: ['factor', 'refusals.factor'],
  filters: ['filters'],
  identity: ['identity'],
  ledger: ['formDialog', 'invoices', 'ledger', 'refusals.invoices'],
  listing: ['listing'],
  lot: ['lot', 'note', 'pictures', 'prices', 'sharing', 'sheet', 'translation'],
  notifications: ['notifications'],
  palette: ['keys', 'palette'],
  profile: ['identity.profile', 'prolong', 'rights'],
  purchases: ['formDialog', 'invoices', 'purchases', 'refusals.invoices'],
  receiptDialogs: ['receipts.file', 'receipts.request'],
  receipts: ['formDialog', 'receipts'],
  searches: ['favouriteList', 'searches'],
  services: ['lotServices', 'machineSheet', 'refusals.services'],
  shippingFiles: [
    'formDialog',
    'keys',
    'refusals.bids',
    'refusals.carPapers',
    'refusals.voyages',
    'shippingFiles',
    'voyages',
  ],
  start: ['start'],
  tasks: ['exportDesk', 'formDialog', 'instruction', 'keys', 'tasks'],
  voyages: ['formDialog', 'instruction', 'refusals.voyages', 'voyages'],
  yard: ['yard'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TextGroup = keyof typeof textGroups;
