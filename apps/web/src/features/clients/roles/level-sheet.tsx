import { roleIds } from '@seri/domain/people/roles';
import { useState } from 'react';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { setRole } from '../card/change-client.ts';
import type { ClientDetails } from '../card/client-view.ts';
import { roleText } from './role-text.ts';
import { ConflictNotice } from '../card/changed.tsx';
import styles from './access.module.css';

/** Changes the role to one that the reader may give. Disabling an account asks for confirmation. */
export function LevelSheet({ view: { client, can } }: { view: ClientDetails }) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [chosen, setChosen] = useState<{ roleId: number; version: number }>();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [wasChanged, setChanged] = useState(false);
  const roleId = chosen?.roleId ?? client.roleId;
  const offered = can.roles.includes(client.roleId) ? can.roles : [client.roleId, ...can.roles];

  const applyRole = async () => {
    if (!chosen || isPending) return;
    setPending(true);
    const refusal = await setRole({ id: client.id, ...chosen });
    const isConflict = refusal?.code === 'STATE_CHANGED';
    setPending(false);
    setAsking(false);
    setChanged(isConflict);
    if (!refusal || isConflict) setChosen(undefined);
    if (refusal && !isConflict) onRefusal(refusal, { title: text('clients.level.failed') });
    if (!refusal)
      toast({ tone: 'good', title: text('clients.level.changed', { role: roleText(text, chosen.roleId) }) });
  };
  const choose = (id: number) => {
    setChanged(false);
    setChosen(id === client.roleId ? undefined : { roleId: id, version: client.version });
  };
  return (
    <Sheet flush title={text('clients.level')}>
      <div className={styles.level}>
        <div role="alert" className={styles.alert}>
          {wasChanged && <ConflictNotice />}
        </div>
        <SelectField
          label={text('clients.level')}
          hint={text('clients.level.hint')}
          value={roleId}
          disabled={can.roles.length === 0}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {offered.map((id) => (
            <option key={id} value={id}>
              {roleText(text, id)}
            </option>
          ))}
        </SelectField>
        <Button
          kind="primary"
          className={styles.give}
          pending={isPending && !isAsking}
          aria-disabled={!chosen}
          onClick={() => (roleId === roleIds.disabled ? setAsking(true) : void applyRole())}
        >
          {text('clients.level.change')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        size="s"
        title={text('clients.disable')}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{text('clients.disable.keep')}</Button>
            <Button kind="danger" pending={isPending} onClick={() => void applyRole()}>
              {text('clients.disable.do')}
            </Button>
          </>
        }
      >
        <p>{text('clients.disable.hint', { name: client.fullName })}</p>
      </Dialog>
    </Sheet>
  );
}
