import { type FormEvent, useEffect } from 'react';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { Notice } from '../../../ui/passing/notice.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { RoleFlags as Role } from './roles-draft.ts';
import { roleText } from './role-text.ts';
import { useRolesDraft } from './use-roles-draft.ts';
import { RoleFlagBar } from './role-flag-bar.tsx';
import { RoleFlagLegend } from './role-flag-legend.tsx';
import { RoleFlagList } from './role-flag-list.tsx';
import { RoleFlagMatrix } from './role-flag-matrix.tsx';
import styles from './role-flags.module.css';

interface RoleFlagsProps {
  all: readonly Role[];
  /** The role that a phone shows. */
  role: Role;
  onRole: (roleId: number) => void;
  clientsHref: string;
  /** With unsaved changes the page asks before it is left. */
  onChanged: (isChanged: boolean) => void;
}

export function RoleFlags({ all, role, onRole, clientsHref, onChanged }: RoleFlagsProps) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const isPhone = useMedia(widths.phone);
  const roles = useRolesDraft();
  const isChanged = roles.draft.size > 0;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || roles.isPending) return;
    const { overtaken, refusal } = await roles.save();
    if (refusal) onRefusal(refusal, { title: text('clients.flags.failed') });
    else if (overtaken.length === 0) toast({ tone: 'good', title: text('clients.flags.saved') });
  };
  const others = roles.overtaken.map((roleId) => roleText(text, roleId)).join(', ');
  return (
    <form className={styles.page} onSubmit={(event) => void save(event)}>
      <RoleFlagBar roles={roles} clientsHref={clientsHref} />
      <div role="alert">
        {others && (
          <Notice flush tone="mid" title={text('clients.roles.changed', { roles: others })}>
            {text('clients.roles.changed.hint')}
          </Notice>
        )}
      </div>
      <RoleFlagLegend />
      {isPhone ? (
        <RoleFlagList all={all} role={role} onRole={onRole} roles={roles} />
      ) : (
        <RoleFlagMatrix all={all} roles={roles} />
      )}
    </form>
  );
}
