import type { Flag } from '@seri/domain/people/permissions';
import { useState } from 'react';
import type { CallRefusal } from '../../../lib/refusal.ts';
import { setRoleFlags } from '../api/set-role-flags.ts';
import { refreshClients } from './client-view.ts';
import { noChanges, type RoleFlags, type RolesDraft, withFlag, withoutRoles } from './roles-draft.ts';

interface SaveOutcome {
  /** Nothing more to save of these: theirs or ours, what stands is shown. */
  settled: number[];
  /** Somebody else was faster there. */
  overtaken: number[];
  refusal?: CallRefusal;
}

/** One role after the other; the first refusal that is not about a role itself ends it. */
async function sendEach(draft: RolesDraft): Promise<SaveOutcome> {
  const outcome: SaveOutcome = { settled: [], overtaken: [] };
  for (const [roleId, { version, changes }] of draft) {
    const refusal = await setRoleFlags({ roleId, version, overrides: changes });
    if (refusal && refusal.code !== 'STATE_CHANGED') return { ...outcome, refusal };
    if (refusal) outcome.overtaken.push(roleId);
    outcome.settled.push(roleId);
  }
  return outcome;
}

/** The flags of the roles as they are being changed. */
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
    async save(): Promise<SaveOutcome> {
      setPending(true);
      const outcome = await sendEach(draft);
      // The draft goes when what it became stands on the page.
      await refreshClients();
      setDraft(withoutRoles(draft, outcome.settled));
      setOvertaken(outcome.overtaken);
      setPending(false);
      return outcome;
    },
  };
}

export type RolesDraftState = ReturnType<typeof useRolesDraft>;
