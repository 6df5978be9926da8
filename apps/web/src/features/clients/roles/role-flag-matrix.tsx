import { useText } from '../../../lib/language/text.ts';
import { flagGroupNames, flagGroups } from './flag-groups.data.ts';
import { type RoleFlags, roleFlagState } from './roles-draft.ts';
import { roleText } from './role-text.ts';
import type { RolesDraftState } from './use-roles-draft.ts';
import { RoleFlag } from './role-flag.tsx';
import { RoleFlagGroup } from './role-flag-group.tsx';
import styles from './role-flags.module.css';

interface RoleFlagMatrixProps {
  all: readonly RoleFlags[];
  roles: RolesDraftState;
}

export function RoleFlagMatrix({ all, roles }: RoleFlagMatrixProps) {
  const text = useText();
  return (
    <table className={styles.matrix}>
      <caption className="visually-hidden">{text('clients.roles.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('clients.roles.flag')}</th>
          {all.map(({ roleId }) => (
            <th key={roleId} scope="col">
              {roleText(text, roleId)}
            </th>
          ))}
        </tr>
      </thead>
      {flagGroupNames.map((group) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={all.length + 1}>
              <RoleFlagGroup group={group} roles={all} />
            </th>
          </tr>
          {flagGroups[group].map((flag) => (
            <tr key={flag}>
              <th scope="row">{text(`clients.flagName.${flag}`)}</th>
              {all.map((role) => {
                const { isOwn, isUnsaved } = roleFlagState(role, flag, roles.draft);
                return (
                  <td key={role.roleId} data-own={isOwn || undefined} data-unsaved={isUnsaved || undefined}>
                    <RoleFlag role={role} flag={flag} roles={roles} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
