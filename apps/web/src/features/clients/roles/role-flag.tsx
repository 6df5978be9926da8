import type { Flag } from '@seri/domain/people/permissions';
import { Check as Granted, Minus } from 'lucide-react';
import { classNames } from '../../../ui/frame/class-names.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { useText } from '../../../lib/language/text.ts';
import { type RoleFlags, roleFlagState } from './roles-draft.ts';
import { roleText } from './role-text.ts';
import type { RolesDraftState } from './use-roles-draft.ts';
import { ownMark, unsavedMark } from './role-flag-legend.tsx';
import styles from './role-flags.module.css';

interface RoleFlagProps {
  role: RoleFlags;
  flag: Flag;
  roles: RolesDraftState;
  /** Shows the flag's name; otherwise row and column heads name it. */
  named?: boolean;
}

/** One flag of a role, read-only if the reader may not change it. */
export function RoleFlag({ role, flag, roles, named = false }: RoleFlagProps) {
  const text = useText();
  const { isGranted, isOwn, isUnsaved, isFixed } = roleFlagState(role, flag, roles.draft);
  const name = text(`clients.flagName.${flag}`);
  if (isFixed) {
    const Icon = isGranted ? Granted : Minus;
    const state = text(isGranted ? 'clients.flag.state.on' : 'clients.flag.state.off');
    return (
      <span className={styles.fixed}>
        <Icon aria-hidden="true" />
        {named && name}
        <span className="visually-hidden">{isOwn ? `${state}, ${text('clients.roles.own')}` : state}</span>
      </span>
    );
  }
  return (
    <Check
      label={named ? name : `${name}, ${roleText(text, role.roleId)}`}
      hideLabel={!named}
      checked={isGranted}
      aria-describedby={classNames(isOwn && ownMark, isUnsaved && unsavedMark) || undefined}
      onChange={({ target }) => roles.set(role, flag, target.checked)}
    />
  );
}
