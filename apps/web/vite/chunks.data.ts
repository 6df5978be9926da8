export interface CodeChunk {
  /** A module joins once so many entries would load it; until then it stays with its only page. */
  sharedBy: number;
  /** Folders or files under `src`, of a workspace package (`@seri/…`) or of a dependency. */
  parts: readonly string[];
}

/**
 * Code that is loaded together (ADR 0006). Few chunks compress better than many, but no page waits for the code of another.
 * A module belongs to the chunk with the longest part that it lies in. What is used by some pages only is in no chunk: it
 * comes with those. Earlier chunks take the dependencies of their modules first.
 */
const icons = (...names: readonly string[]) => names.map((name) => `lucide-react/dist/esm/icons/${name}.mjs`);

export const chunks = {
  vendor: {
    sharedBy: 1,
    parts: [
      'react',
      'react-dom',
      'scheduler',
      '@lingui/core',
      'use-sync-external-store',
      '@tanstack/history',
      '@tanstack/query-core',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-store',
      '@tanstack/router-core',
      '@tanstack/store',
    ],
  },
  /** Both a visitor and a reader of lists need it. */
  shared: {
    sharedBy: 3,
    parts: [
      'ui/frame',
      'ui/passing/notice.tsx',
      'ui/passing/toast.ts',
      'ui/tables/use-earlier-enter.ts',
      'ui/tables/strip-columns.module.css',
      'ui/marks/grade.tsx',
      'ui/marks/plate.tsx',
      'ui/time/format-time.ts',
      'ui/time/throttle.ts',
      'lib/browser',
      'lib/calls',
      'lib/code/lazy-part.ts',
      'lib/code/missing-chunk.ts',
      'lib/language',
      'lib/live',
      'app/shell',
      'app/menu/listing-flags.ts',
      '@seri/contract/call.ts',
      '@seri/contract/events.ts',
      '@seri/contract/headers.ts',
      '@seri/contract/people/company.calls.ts',
      '@seri/contract/people/identity.calls.ts',
      '@seri/contract/screens/client-cards.calls.ts',
      '@seri/contract/screens/profile.calls.ts',
      '@seri/contract/screens/site.calls.ts',
      '@seri/contract/stock/photo.ts',
      '@seri/domain/catalogue/favourite-groups.ts',
      '@seri/domain/catalogue/page-types.ts',
      '@seri/domain/common/languages.ts',
      '@seri/domain/lots/condition-grade.ts',
      '@seri/domain/lots/lot-kinds.ts',
      '@seri/domain/money/money.ts',
      '@seri/domain/people/country-name.ts',
      '@seri/messages',
      'lucide-react/dist/esm/Icon.mjs',
      'lucide-react/dist/esm/context.mjs',
      'lucide-react/dist/esm/createLucideIcon.mjs',
      'lucide-react/dist/esm/shared',
      ...icons(
        'arrow-left',
        'arrow-up',
        'check',
        'chevron-down',
        'clock-3',
        'info',
        'log-out',
        'menu',
        'message-square',
      ),
      ...icons('moon', 'rotate-cw', 'search', 'sun', 'triangle-exclamation-point', 'user', 'x'),
    ],
  },
  /** The pages, and what they know of their visitor. */
  start: {
    sharedBy: 2,
    parts: [
      'ui/time/at-rest.ts',
      'features/identity/session',
      'features/identity/sign-up/mail-links.query.ts',
      'features/company/content/company.ts',
      'features/company/content/company.query.ts',
      'features/company/content/company-logo.tsx',
      'features/company/content/portal.query.ts',
      'features/company/content/contacts.ts',
      'features/company/content/paragraphs.ts',
      'features/company/content/pick.ts',
      'features/company/editor/logo.ts',
      'features/ledger/payments/ledger-key.ts',
      'features/site',
      'pages/pages.ts',
      'app/guard.ts',
      'app/page.ts',
      'app/page.module.css',
      'app/routes.ts',
      '@seri/domain/people/phone.ts',
      '@seri/domain/people/russian-speakers.ts',
    ],
  },
  links: {
    sharedBy: 2,
    parts: ['features/company/content/company-link.tsx', 'features/company/content/terms-links.tsx'],
  },
  forms: {
    sharedBy: 3,
    parts: [
      'ui/fields',
      'lib/captcha',
      'lib/forms/use-form.ts',
      'lib/calls/fault-text.ts',
      'features/identity/forms',
      '@seri/domain/common/field-fault.ts',
      '@seri/domain/people/person-fields.ts',
      '@seri/domain/people/person-forms.ts',
      ...icons('eye', 'eye-off', 'mail', 'message-circle', 'phone'),
    ],
  },
  /** The frame of a list, which no visitor waits for. */
  lists: {
    sharedBy: 2,
    parts: [
      'ui/time/clock.tsx',
      'ui/time/japan-time.tsx',
      'ui/time/zone-name.ts',
      'ui/time/zone-names.data.ts',
      'lib/lists/list-address.ts',
      'lib/lists/list-failed.tsx',
      'lib/lists/page-size.ts',
      'lib/lists/use-true-address.ts',
      'features/catalogue/filters/facets.query.ts',
      'features/catalogue/filters/filter-sections.ts',
      'features/catalogue/list/listing.query.ts',
      'features/catalogue/list/listing-search.ts',
      'features/catalogue/list/lots-loading.tsx',
      'features/catalogue/list/lots.ts',
      'features/catalogue/list/views.ts',
      'features/catalogue/schedule/schedule.query.ts',
      'app/use-address.ts',
      '@seri/contract/stock/catalogue.calls.ts',
      '@seri/contract/stock/lots.calls.ts',
      '@seri/domain/catalogue/filter-names.data.ts',
      '@seri/domain/catalogue/filters.ts',
      '@seri/domain/catalogue/listing.ts',
      '@seri/domain/lots/lot-numbers.ts',
      '@seri/domain/time/japan-time.ts',
    ],
  },
  menus: { sharedBy: 2, parts: ['ui/menus'] },
  roles: {
    sharedBy: 2,
    parts: ['ui/figures/count.tsx', '@seri/domain/people/permissions.ts', '@seri/domain/people/roles.ts'],
  },
  signs: { sharedBy: 2, parts: icons('minus', 'plus') },
  /** Amounts that are typed, on the pages of lots and at the desk. */
  amounts: { sharedBy: 2, parts: ['ui/inputs/stepper.tsx'] },
  /** The rows of a list, which come beside their data. */
  rows: {
    sharedBy: 3,
    parts: [
      'ui/tables',
      'ui/marks/fav-mark.tsx',
      'ui/marks/lamp.tsx',
      'ui/marks/yen.tsx',
      'ui/marks/row-yen.tsx',
      'ui/marks/row-yen.module.css',
      'features/catalogue/rows/lot-photo.tsx',
      '@seri/contract/stock/favourites.calls.ts',
      '@seri/domain/common/pagination.ts',
      '@seri/domain/lots/lot-status.ts',
      ...icons('arrow-down', 'arrow-up-down', 'bike', 'bookmark', 'car-front', 'chevron-left', 'chevron-right'),
      ...icons('chevrons-up-down', 'tractor'),
    ],
  },
  dialogs: { sharedBy: 2, parts: ['ui/overlays', 'lib/code', ...icons('pencil')] },
  tabs: { sharedBy: 2, parts: ['ui/tabs'] },
  tables: {
    sharedBy: 2,
    parts: ['ui/tables/ruled-strips.tsx', 'lib/lists/list-columns.ts', 'lib/lists/list-table.tsx'],
  },
  marks: {
    sharedBy: 2,
    parts: [
      'features/lots/facts/status-text.ts',
      'features/lots/facts/feed-words.ts',
      'features/lots/visited',
      'features/catalogue/keys/key-commands.ts',
      'features/favourites/favourite-button.tsx',
      'features/favourites/show-favourite.ts',
      'features/favourites/choose-group.ts',
      '@seri/domain/lots/lot-states.ts',
      '@seri/domain/common/state-table.ts',
    ],
  },
  /** Rows of a list and the page of a lot say these alike. */
  facts: {
    sharedBy: 2,
    parts: [
      'features/catalogue/rows/measures.ts',
      'features/lots/facts/lot-times.ts',
      'features/lots/page/lot-view.query.ts',
      '@seri/domain/lots/machine-words.ts',
      '@seri/domain/lots/machine-words.data.ts',
    ],
  },
  notices: {
    sharedBy: 2,
    parts: [
      'features/notifications/lot-notice-group.tsx',
      'features/notifications/mark-read.ts',
      'features/notifications/notice-centre.module.css',
      'features/notifications/notice-icon.tsx',
      'features/notifications/notice-list.tsx',
      'features/notifications/notice-tools.tsx',
    ],
  },
  /** Round every page of those who are signed in, before its menus open. */
  frame: {
    sharedBy: 1,
    parts: ['app/frame', 'app/layouts/standard-layout.tsx'],
  },
  'bid-marks': {
    sharedBy: 2,
    parts: [
      'ui/bid-marks',
      'features/bids/rows/bid-texts.ts',
      'features/bids/rows/use-now.ts',
      '@seri/contract/trade/bidding.calls.ts',
      '@seri/domain/bids/bid-amount.ts',
      '@seri/domain/bids/bid-groups.ts',
      '@seri/domain/bids/bid-statuses.ts',
      '@seri/domain/bids/bid-types.ts',
      '@seri/domain/bids/last-hour.ts',
    ],
  },
  /** Keeps bids and chats up to date on whatever page. */
  followed: {
    sharedBy: 2,
    parts: [
      'features/bids/list/bids-key.ts',
      'features/bids/list/patch-bid.ts',
      'features/chat/chats.ts',
      'features/bids/list/open-chat.ts',
      'lib/calls/patch-held.ts',
    ],
  },
  clients: {
    sharedBy: 2,
    parts: [
      'features/clients/card/user-info.query.ts',
      'features/clients/card/user-card.module.css',
      'features/clients/card/client-view.ts',
      '@seri/contract/people/clients.calls.ts',
    ],
  },
  tools: {
    sharedBy: 2,
    parts: [
      'ui/inputs/line-input.tsx',
      'ui/inputs/suggestions.tsx',
      'lib/export',
      'lib/forms',
      'features/catalogue/schedule/filter-days.ts',
      '@seri/domain/time/date-text.ts',
    ],
  },
  keys: { sharedBy: 2, parts: ['lib/keys'] },
  lots: {
    sharedBy: 1,
    parts: [
      'features/catalogue/rows',
      'features/catalogue/list/listing-lots.tsx',
      'features/catalogue/list/endless-ends.tsx',
      'features/catalogue/keys/key-hints.tsx',
    ],
  },
  bids: {
    sharedBy: 2,
    parts: [
      'features/bids/list',
      'features/bids/rows',
      'features/bids/filters',
      'features/chat/chat.query.ts',
      'features/chat/chat-panel.module.css',
      '@seri/contract/screens/bids.calls.ts',
      '@seri/contract/talk/chat.calls.ts',
      '@seri/domain/bids/bid-filters.ts',
      '@seri/domain/bids/bid-lists.ts',
      ...icons('timer'),
    ],
  },
  desk: { sharedBy: 2, parts: ['features/bids/desk', ...icons('check-check')] },
} as const satisfies Readonly<Record<string, CodeChunk>>;

/** Parts of the folders above that come with the pages that use them. */
export const apart: readonly string[] = [
  '@tanstack/query-core/build/modern/queriesObserver.js',
  '@tanstack/react-query/build/modern/useQueries.js',
  'features/catalogue/rows/column-chooser.tsx',
  'lib/browser/use-delayed.ts',
  'lib/calls/send-bytes.ts',
  'lib/calls/send-once.ts',
  'ui/fields/switch.tsx',
];
