import type { Flag } from '@seri/domain/people/permissions';
import { useState } from 'react';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { setRoleFlags } from './set-role-flags.ts';
import { refreshClients } from '../card/client-view.ts';
import { noChanges, type RoleFlags, type RolesDraft, withFlag, withoutRoles } from './roles-draft.ts';

interface RolesSaveResult {
  /** Roles without unsaved changes left: saved by us, or overtaken by somebody else. */
  settled: number[];
  /** Roles that somebody else saved first. */
  overtaken: number[];
  refusal?: CallRefusal;
}

/** Saves one role after the other and stops at the first refusal other than STATE_CHANGED. */
async function sendEach(draft: RolesDraft): Promise<RolesSaveResult> {
  const outcome: RolesSaveResult = { settled: [], overtaken: [] };
  for (const [roleId, { version, changes }] of draft) {
    const refusal = await setRoleFlags({ roleId, version, overrides: changes });
    if (refusal && refusal.code !== 'STATE_CHANGED') return { ...outcome, refusal };
    if (refusal) outcome.overtaken.push(roleId);
    outcome.settled.push(roleId);
  }
  return outcome;
}

export function useRolesDraft() {
  const [draft, setDraft] = useState(noChanges);
  const [overtaken, setOvertaken] = useState<readonly number[]>([]);
  const [isPending, setPending] = useState(false);

  return {
    draft,
    overtaken,
    isPending,
    set(role: RoleFlags, flag: Flag, granted: boolean): void {
      if (isPending) return;
      setOvertaken([]);
      setDraft(withFlag(draft, role, flag, granted));
    },
    undo: () => {
      if (isPending) return;
      setOvertaken([]);
      setDraft(noChanges);
    },
    async save(): Promise<RolesSaveResult> {
      setPending(true);
      const outcome = await sendEach(draft);
      // The draft is cleared only after the saved state has loaded.
      await refreshClients();
      setDraft(withoutRoles(draft, outcome.settled));
      setOvertaken(outcome.overtaken);
      setPending(false);
      return outcome;
    },
  };
}

export type RolesDraftState = ReturnType<typeof useRolesDraft>;
