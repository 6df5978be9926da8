import { useText } from '../../../lib/language/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { flagGroupNames, flagGroups } from './flag-groups.data.ts';
import { type RoleFlags, roleFlagState } from './roles-draft.ts';
import { roleText } from './role-text.ts';
import type { RolesDraftState } from './use-roles-draft.ts';
import { RoleFlag } from './role-flag.tsx';
import { RoleFlagGroup } from './role-flag-group.tsx';
import styles from './role-flags.module.css';

interface RoleFlagListProps {
  all: readonly RoleFlags[];
  role: RoleFlags;
  onRole: (roleId: number) => void;
  roles: RolesDraftState;
}

export function RoleFlagList({ all, role, onRole, roles }: RoleFlagListProps) {
  const text = useText();
  const optionOf = ({ roleId }: RoleFlags) => {
    const count = Object.keys(roles.draft.get(roleId)?.changes ?? {}).length;
    const name = roleText(text, roleId);
    return count > 0 ? `${name} · ${text('clients.roles.changes', { count })}` : name;
  };
  return (
    <>
      <SelectField
        label={text('clients.role')}
        className={styles.pick}
        value={role.roleId}
        onChange={({ target }) => onRole(Number(target.value))}
      >
        {all.map((other) => (
          <option key={other.roleId} value={other.roleId}>
            {optionOf(other)}
          </option>
        ))}
      </SelectField>
      {flagGroupNames.map((group) => (
        <section key={group} className={styles.group}>
          <h2>
            <RoleFlagGroup group={group} roles={[role]} />
          </h2>
          <ul>
            {flagGroups[group].map((flag) => {
              const { isOwn, isUnsaved } = roleFlagState(role, flag, roles.draft);
              return (
                <li key={flag} data-own={isOwn || undefined} data-unsaved={isUnsaved || undefined}>
                  <RoleFlag named role={role} flag={flag} roles={roles} />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
