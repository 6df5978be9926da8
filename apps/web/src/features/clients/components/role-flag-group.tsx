import { useText } from '../../../lib/text.ts';
import { type FlagGroup, flagGroups } from '../model/flag-groups.data.ts';
import type { RoleFlags } from '../model/roles-draft.ts';

/** The name of a group, marked if the reader may change none of its flags. */
export function RoleFlagGroup({ group, roles }: { group: FlagGroup; roles: readonly RoleFlags[] }) {
  const text = useText();
  const isFixed = !roles.some(({ can }) => flagGroups[group].some((flag) => can.flags.includes(flag)));
  return (
    <>
      {text(`clients.flagGroup.${group}`)}
      {isFixed && ` · ${text('clients.flags.fixed')}`}
    </>
  );
}
