import { throttledAskForNews } from '../../lib/calls/ask-for-news.ts';
import { live } from '../../lib/live/page-live.ts';
import { ledgerKey } from '../ledger/payments/ledger-key.ts';
import { purchasesKey } from '../purchases/list/purchases-key.ts';
import { voyagesKey } from './voyages.ts';

/** R98: a voyage changes the days of its cars, also beside their payments, and a car changes what its ship lacks. */
export function followVoyages(): () => void {
  const ask = throttledAskForNews(voyagesKey, purchasesKey, ledgerKey);
  const askForShips = throttledAskForNews(voyagesKey);
  const stops = [
    live.on('voyage.changed', () => ask.call()),
    live.on('purchase.changed', () => askForShips.call()),
    ask.cancel,
    askForShips.cancel,
  ];
  return () => stops.forEach((stop) => stop());
}
