import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { countChanges } from './roles-draft.ts';
import type { RolesDraftState } from './use-roles-draft.ts';
import styles from './role-flags.module.css';
import { RolesHead } from './roles-head.tsx';

export function RoleFlagBar({ roles, clientsHref }: { roles: RolesDraftState; clientsHref: string }) {
  const text = useText();
  const count = countChanges(roles.draft);
  const isSame = count === 0;
  return (
    <RolesHead clientsHref={clientsHref}>
      <output className={styles.state} data-changed={isSame ? undefined : ''}>
        {isSame ? text('clients.roles.same') : text('clients.roles.changes', { count })}
      </output>
      {/* aria-disabled, so that both buttons keep the focus after saving. */}
      <Button aria-disabled={isSame || roles.isPending} onClick={roles.undo}>
        {text('clients.roles.undo')}
      </Button>
      <Button type="submit" kind="primary" pending={roles.isPending} aria-disabled={isSame}>
        {text('clients.work.save')}
      </Button>
    </RolesHead>
  );
}
