import { bidTogether } from './bid-together.ts';
import { askCatalogue } from './catalogue/ask-catalogue.ts';
import { firstLoad } from './first-load.ts';
import { importBesideCopy } from './import-beside-copy.ts';
import { knownAndUnknown } from './known-and-unknown.ts';
import { signInsBesideListing } from './sign-ins-beside-listing.ts';
import { speakToMany } from './speak-to-many.ts';
import { trackBids } from './track-bids.ts';
import type { Finding, Trial } from './trial.ts';

const benches = {
  'sign-ins': signInsBesideListing,
  'known-unknown': knownAndUnknown,
  import: importBesideCopy,
  catalogue: askCatalogue,
  'first-load': firstLoad,
  bidding: bidTogether,
  sockets: speakToMany,
  tracking: trackBids,
} as const;

export const benchNames = Object.keys(benches) as readonly (keyof typeof benches)[];

export function runBench(name: keyof typeof benches, trial: Trial): Promise<Finding[]> {
  return benches[name](trial);
}
