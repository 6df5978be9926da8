import type { Flag } from '@seri/domain/people/permissions';
import { useState } from 'react';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { setFlags } from '../card/change-client.ts';
import type { ClientDetails } from '../card/client-view.ts';
import { flagGroupNames, flagGroups } from './flag-groups.data.ts';
import { changedBy, type FlagChanges, type FlagChoice } from './flags-draft.ts';
import styles from './access.module.css';
import { ConflictNotice } from '../card/changed.tsx';
import { FlagRow } from './flag-row.tsx';

interface FlagsDraft {
  /** Version of the client at the first change, for the optimistic lock. */
  version: number;
  changes: FlagChanges;
}

/** All 25 flags in groups; changes are collected and saved together. */
export function FlagsSheet({ view }: { view: ClientDetails }) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [draft, setDraft] = useState<FlagsDraft>();
  const [isPending, setPending] = useState(false);
  const [wasChanged, setChanged] = useState(false);
  const { id, version } = view.client;
  const changes = draft?.changes ?? {};
  const count = Object.keys(changes).length;

  const choose = (flag: Flag, choice: FlagChoice) => {
    const next = changedBy(flag, choice, view.overrides, changes);
    setChanged(false);
    setDraft(Object.keys(next).length > 0 ? { version: draft?.version ?? version, changes: next } : undefined);
  };
  const save = async () => {
    if (!draft || isPending) return;
    setPending(true);
    const refusal = await setFlags({ id, version: draft.version, overrides: draft.changes });
    const isConflict = refusal?.code === 'STATE_CHANGED';
    setPending(false);
    setChanged(isConflict);
    if (refusal && !isConflict) return onRefusal(refusal, { title: text('clients.flags.failed') });
    setDraft(undefined);
    if (!refusal) toast({ tone: 'good', title: text('clients.flags.saved') });
  };
  return (
    <Sheet flush title={text('clients.flags')}>
      <div role="alert">
        {wasChanged && (
          <div className={styles.changed}>
            <ConflictNotice />
          </div>
        )}
      </div>
      <div className={styles.groups}>
        {flagGroupNames.map((group) => (
          <section key={group} className={styles.group}>
            <h3>
              {text(`clients.flagGroup.${group}`)}
              {!flagGroups[group].some((flag) => view.can.flags.includes(flag)) && ` · ${text('clients.flags.fixed')}`}
            </h3>
            <div className={styles.flags}>
              {flagGroups[group].map((flag) => (
                <FlagRow
                  key={flag}
                  flag={flag}
                  view={view}
                  changes={changes}
                  onChoose={(choice) => choose(flag, choice)}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      {count > 0 && (
        <div className={styles.save}>
          <Button disabled={isPending} onClick={() => setDraft(undefined)}>
            {text('clients.work.undo')}
          </Button>
          <Button kind="primary" pending={isPending} onClick={() => void save()}>
            {text('clients.flags.save', { count })}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
