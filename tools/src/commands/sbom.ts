import { say } from '../output/steps.ts';
import { writeBill } from '../product/web-build.ts';

/** `npm run sbom`: writes what the deployed parts are made of; each build of the web app does so too. */
export function sbom(): number {
  say(`Written to ${writeBill()}`);
  return 0;
}
