import { useText } from '../../../lib/language/text.ts';
import { type FlagGroup, flagGroups } from './flag-groups.data.ts';
import type { RoleFlags } from './roles-draft.ts';

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
