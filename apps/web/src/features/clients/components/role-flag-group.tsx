import { useText } from '../../../lib/text.ts';
import { type FlagGroup, flagGroups } from '../model/flag-groups.data.ts';
import type { RoleFlags } from '../model/roles-draft.ts';

/** Its name, and who changes it if not the reader. */
export function RoleFlagGroup({ group, of }: { group: FlagGroup; of: readonly RoleFlags[] }) {
  const text = useText();
  const isFixed = !of.some(({ can }) => flagGroups[group].some((flag) => can.flags.includes(flag)));
  return (
    <>
      {text(`clients.flagGroup.${group}`)}
      {isFixed && ` · ${text('clients.flags.fixed')}`}
    </>
  );
}
