import type { ClientView } from '../model/client-view.ts';
import { FlagsSheet } from './flags-sheet.tsx';
import { LevelSheet } from './level-sheet.tsx';

/** What a client may do: its role, and its flags beside it. */
export function ClientAccess({ view }: { view: ClientView }) {
  return (
    <>
      <LevelSheet view={view} />
      <FlagsSheet view={view} />
    </>
  );
}
