import type { ClientDetails } from '../card/client-view.ts';
import { FlagsSheet } from './flags-sheet.tsx';
import { LevelSheet } from './level-sheet.tsx';

export function ClientAccess({ view }: { view: ClientDetails }) {
  return (
    <>
      <LevelSheet view={view} />
      <FlagsSheet view={view} />
    </>
  );
}
