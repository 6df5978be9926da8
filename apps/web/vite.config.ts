import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildHeadStart } from './vite/build-head-start.ts';
import { codeBeforeFonts } from './vite/code-before-fonts.ts';
import { compileMessages, textChunkName } from './vite/compile-messages.ts';
import { compressFiles } from './vite/compress-files.ts';
import { dropSummaries } from './vite/drop-summaries.ts';
import { orderLayers } from './vite/order-layers.ts';
import { zipInPlace } from './vite/zip-in-place.ts';

/** Where the API listens while Vite serves the web app (`npm run dev`). */
const api = process.env['API_URL'] ?? 'http://localhost:3000';

/** What both a visitor and a listing need. */
const shared = /apps\/web\/src\/(?:ui|lib|app\/shell)\/|packages\/|lucide-react/;
/** What forms are made of: no listing waits for it. */
const forms =
  /ui\/(?:check|field|field-frame|select-field|switch)\.|ui\/(?:use-caret|merge-refs)\.|icons\/(?:eye|eye-off|mail|message-circle|phone)\.|lib\/(?:use-form|fault-text)\.|domain\/src\/\w+\/(?:person-|phone|field-fault)|features\/identity\/components\/(?:form-problem|stage)|ui\/page-heading/;
/** What the frame of a list is made of: no visitor waits for it. */
const lists =
  /ui\/(?:clock|find-focusable|japan-time|menu|menu-entry|menu-keys|place-beside|throttle|use-placement|use-popover|use-typeahead|zone-name|zone-names\.data)\.|lib\/(?:list-address|list-failed|page-size|use-true-address)\.|(?:domain\/src\/\w+\/(?:filter-names|filters|japan-time|listing|lot-numbers)|contract\/src\/\w+\/(?:catalogue|lots)\.calls)|features\/catalogue\/(?:api\/(?:facets|listing|schedule)\.query|components\/lots-loading|model\/(?:filter-sections|listing-search|lots|views))\.|app\/use-address/;
/** What rows are made of: they come beside their data. */
const rows =
  /icons\/(?:arrow-down|arrow-up-down|bike|bookmark|car-front|chevron-left|chevron-right|chevrons-up-down|tractor)\.|ui\/(?:cells|facts|fav-mark|head-cell|lamp|page-size|pagination|popover|ruled-loading|sort-menu|table|table-frame|table-row|use-ink|yen)\.|features\/catalogue\/components\/lot-photo|(?:domain\/src\/\w+\/(?:lot-status|pagination)|contract\/src\/\w+\/favourites\.calls)/;
/** What lists are made of, as tables and as strips: the page of a lot has none. */
const tables = /ui\/ruled-strips|lib\/list-(?:columns|table)\./;
/** What neither needs at first, or what would draw too much of its features into one of them. */
const rare =
  /icons\/(?:archive|building-complex|chart-column|credit-card|download|gavel|image-off|list-checks|minus|package-check|pencil|plus|refresh-cw|settings|stamp|star|tag|users|zoom-in)\.|app\/shell\/(?:menu|menu\.data|header|account-menu|language-menu|notice-button|page-footer|skip-link|tokyo-clock|use-hiding-header|use-sign-out)\.|ui\/(?:amount-field|back-to-top|badge|bid-mark|chip|count|count-digits|dialog|drawer|figures|foot-bar|hanko|japan-date|line-input|meter|radio|suggestions|switch|tab-links|tab-panel|tabs|tabs-head|text-area|toast-card|toaster|tooltip|use-modal)\.|lib\/(?:attempt|captcha-tokens|date-field|export-[a-z]+|failed-styles|lazy-piece|patch-held|piece-failed|save-file|send-once|use-delayed|use-draft|use-export|use-settled)\.|(?:domain\/src\/\w+\/(?:bid-[a-z]+|chat-path|date-text|last-hour|purchase|staff-status|undo|countries|exposure|ledger|lot-likeness|lot-states|permissions|price-sense|roles|safe-href|staff-rights|state-table)|contract\/src\/\w+\/(?:bidding|bids|chat|clients|dashboard|ledger|notifications|purchases)\.calls)/;
/** What stands round every page of those who are signed in, before its menus are opened. */
const frame = /app\/layouts\/standard|app\/shell\/(?:tokyo-clock|standard-|use-hiding-header)/;
/** What lots are drawn with: one file beside their data. */
const lots =
  /features\/catalogue\/components\/(?:lot-(?:list|table|row|cells|card|strip|time|link|columns)|listing-lots|endless-|key-hints)|features\/catalogue\/model\/(?:card-facts|columns|hidden-columns|column-|measures)/;
/** What a lot is told and marked by, in a list and on its own page. */
const marks =
  /features\/lots\/model\/(?:lot-href|status-text|feed-words|visited)|domain\/src\/\w+\/(?:lot-states|state-table)|features\/catalogue\/model\/key-commands|features\/favourites\/(?:components\/favourite-button|model\/show-favourite|api\/choose-group)/;
/** What the centre of notifications and the page of their history are made of. */
const notices =
  /features\/notifications\/(?:api\/mark-read|components\/(?:notice-(?:centre\.module|icon|list|tools)|lot-notice-group))|icons\/(?:message-square|refresh-cw|settings)\./;
/** What opens over a page. */
const dialogs = /ui\/(?:dialog|drawer|use-modal)\.|lib\/(?:failed-styles|lazy-piece|piece-failed)\.|icons\/pencil\./;
/** What narrows a list and takes it along. */
const tools =
  /ui\/(?:line-input|suggestions)\.|lib\/(?:csv-file|date-field|export-[a-z]+|save-file|use-draft|use-export|use-settled|xlsx-file)\.|domain\/src\/\w+\/date-text|icons\/(?:download|sliders-horizontal)\.|catalogue\/model\/filter-days/;
const tabs = /ui\/(?:tab-links|tabs|tabs-head)\./;
/** What a bid is told and marked by, in a list, on a lot's page and in what happened today. */
const bidMarks =
  /ui\/(?:bid-mark|hanko)\.|features\/bids\/model\/(?:bid-texts|use-now)|domain\/src\/\w+\/(?:bid-(?:groups|statuses|types)|last-hour)|contract\/src\/\w+\/bidding\.calls/;
/** Who a bid is of. */
const clients =
  /features\/clients\/(?:api\/user-info|components\/user-card\.module|model\/client-view)|contract\/src\/\w+\/clients\.calls/;
/** What keeps bids and chats as they are now, on whatever page. */
const followed = /features\/bids\/model\/(?:bids-key|open-chat|patch-bid)|features\/chat\/model\/chats|lib\/patch-held/;
/** What all lists of bids are made of, and what only the desk is. */
const bids =
  /features\/bids\/(?!.*(?:\/desk|use-desk|-live\.))|features\/chat\/(?:api\/chat\.query|components\/chat-panel\.module)|contract\/src\/\w+\/(?:bids|chat)\.calls|domain\/src\/\w+\/bid-(?:filters|lists)|icons\/timer\./;
const desk = /features\/bids\/[a-z]+\/(?:use-)?desk[-.]|icons\/check-check\./;
/** What every page asks and knows of its visitor. */
const start =
  /features\/(?:identity|company|site)\/(?:model|api)\/|features\/ledger\/model\/ledger-key|app\/(?:guard|deferred|page|routes)|pages\/[\w-]+\/page\.ts|pages\/pages\.ts|company-logo|skip-link|shell\/header\.module|domain\/src\/\w+\/russian-speakers/;
const isShared = (id: string) =>
  shared.test(id) && ![forms, lists, rows, tables, lots, marks, frame, rare].some((part) => part.test(id));

export default defineConfig({
  plugins: [
    buildHeadStart(),
    codeBeforeFonts(),
    compressFiles(),
    compileMessages(),
    orderLayers(),
    dropSummaries(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
  ],
  worker: { plugins: () => [zipInPlace()] },
  build: {
    // The bundle gate reads from it what each route loads.
    manifest: true,
    // The content security policy forbids inline code and `data:` fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Styles do not come by themselves. Scripts do: to name those of all pages would cost every first visit 2.4 KB. The
      // document names its own, so that the largest is asked for first, not after the small files of its page.
      resolveDependencies: (file, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => name === file || name.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => textChunkName(facadeModuleId) ?? 'assets/[name]-[hash].js',
        // Few chunks compress better than many, but nobody waits for what another page is made of.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(?:(?:react|react-dom|scheduler|@lingui\/core|use-sync-external-store)\/|@tanstack\/(?!react-virtual|virtual-core|.*[qQ]ueriesObserver|.*useQueries))/,
              priority: 5,
            },
            { name: 'shared', test: isShared, minShareCount: 3, priority: 4 },
            { name: 'start', test: start, minShareCount: 2, priority: 3 },
            { name: 'forms', test: forms, minShareCount: 3, priority: 3 },
            { name: 'lists', test: lists, minShareCount: 2, priority: 3 },
            { name: 'rows', test: rows, minShareCount: 3, priority: 3 },
            { name: 'tables', test: tables, minShareCount: 2, priority: 3 },
            { name: 'marks', test: marks, minShareCount: 2, priority: 3 },
            { name: 'lots', test: lots, minShareCount: 1, priority: 3 },
            { name: 'notices', test: notices, minShareCount: 2, priority: 3 },
            { name: 'frame', test: frame, minShareCount: 1, priority: 2 },
            { name: 'dialogs', test: dialogs, minShareCount: 2, priority: 1 },
            { name: 'tools', test: tools, minShareCount: 2, priority: 1 },
            { name: 'tabs', test: tabs, minShareCount: 2, priority: 1 },
            { name: 'bid-marks', test: bidMarks, minShareCount: 2, priority: 1 },
            { name: 'clients', test: clients, minShareCount: 2, priority: 1 },
            { name: 'followed', test: followed, minShareCount: 2, priority: 1 },
            { name: 'bids', test: bids, minShareCount: 2, priority: 0 },
            { name: 'desk', test: desk, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/v1': { target: api, ws: true },
      '/dev': { target: api },
    },
  },
});
