import type { ClientDetails } from '../card/client-view.ts';
import { FlagsSheet } from './flags-sheet.tsx';
import { LevelSheet } from './level-sheet.tsx';
import { ResetFactorSheet } from './reset-factor-sheet.tsx';
import { RightsSheet } from './rights-sheet.tsx';

export function ClientAccess({ view }: { view: ClientDetails }) {
  return (
    <>
      <LevelSheet view={view} />
      {view.rights && <RightsSheet view={view} rights={view.rights} />}
      {view.can.resetFactors && <ResetFactorSheet view={view} />}
      <FlagsSheet view={view} />
    </>
  );
}
