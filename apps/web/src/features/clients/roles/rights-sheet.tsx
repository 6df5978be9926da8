import { type StaffRight, staffRights } from '@seri/domain/people/given-rights';
import { useId, useState } from 'react';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { classNames } from '../../../ui/frame/class-names.ts';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { ConflictNotice } from '../card/changed.tsx';
import { setRights } from '../card/change-client.ts';
import type { ClientDetails } from '../card/client-view.ts';
import styles from './access.module.css';

interface RightsSheetProps {
  view: ClientDetails;
  rights: Readonly<Record<StaffRight, boolean>>;
}

/** R89: an owner switches the rights of a manager, each at once. */
export function RightsSheet({ view: { client, can }, rights }: RightsSheetProps) {
  const text = useText();
  const id = useId();
  const onRefusal = useOnRefusal();
  const [pending, setPending] = useState<StaffRight>();
  const [wasChanged, setChanged] = useState(false);
  const choose = async (right: StaffRight, isGiven: boolean) => {
    setPending(right);
    const refusal = await setRights({ id: client.id, version: client.version, rights: { [right]: isGiven } });
    const isConflict = refusal?.code === 'STATE_CHANGED';
    setPending(undefined);
    setChanged(isConflict);
    if (refusal && !isConflict) onRefusal(refusal, { title: text('rights.failed') });
  };
  return (
    <Sheet flush title={text('rights.title')}>
      <div role="alert">
        {wasChanged && (
          <div className={styles.changed}>
            <ConflictNotice />
          </div>
        )}
      </div>
      <p className={classNames('sub', styles.lead)}>{text(can.giveRights ? 'rights.lead' : 'rights.all')}</p>
      <ul className={styles.rights}>
        {staffRights.map((right) => (
          <li key={right}>
            <Switch
              label={text(`rights.${right}`)}
              aria-describedby={`${id}-${right}`}
              checked={right === pending ? !rights[right] : rights[right]}
              disabled={!can.giveRights || pending !== undefined}
              onChange={({ target }) => void choose(right, target.checked)}
            />
            <p id={`${id}-${right}`} className="sub">
              {text(`rights.${right}.hint`)}
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
