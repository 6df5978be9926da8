import { bidTogether } from './bid-together.ts';
import { askCatalogue } from './catalogue/ask-catalogue.ts';
import { importBesideCopy } from './import-beside-copy.ts';
import { knownAndUnknown } from './known-and-unknown.ts';
import { measureMoney } from './money/measure-money.ts';
import { backtestPrices } from './price/backtest-prices.ts';
import { makeApartAndHere } from './pictures/apart-and-here.ts';
import { askFirstPictures } from './pictures/first-pictures.ts';
import { profile } from './profile/profile.ts';
import { restartServer } from './restart-server.ts';
import { readSheets } from './sheets/read-sheets.ts';
import { measureShippingFiles } from './shipping-files/measure-shipping-files.ts';
import { signInsBesideListing } from './sign-ins-beside-listing.ts';
import { speakToMany } from './sockets/speak-to-many.ts';
import { trackBids } from './track-bids.ts';
import { visitPages } from './web/web.ts';
import type { BenchFinding, Trial } from './trial.ts';

const benches = {
  'sign-ins': signInsBesideListing,
  'known-unknown': knownAndUnknown,
  import: importBesideCopy,
  catalogue: askCatalogue,
  web: visitPages,
  bidding: bidTogether,
  sockets: speakToMany,
  tracking: trackBids,
  price: backtestPrices,
  pictures: async (trial: Trial) => [...(await makeApartAndHere()), ...(await askFirstPictures(trial))],
  restart: restartServer,
  sheets: readSheets,
  money: measureMoney,
  'shipping-files': measureShippingFiles,
  profile,
} as const;

export const benchNames = Object.keys(benches) as readonly (keyof typeof benches)[];

export function runBench(name: keyof typeof benches, trial: Trial): Promise<BenchFinding[]> {
  return benches[name](trial);
}
