import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { AnnouncedRow } from './announced-row.tsx';
import type { OwnAnnouncement } from './announced.ts';
import styles from './announce.module.css';

const mostShown = 5;

/** Those on their way, and on demand those that have arrived or were withdrawn. */
export function AnnouncedRows({ announcements }: { announcements: readonly OwnAnnouncement[] }) {
  const text = useText();
  const [hasAll, showAll] = useState(false);
  const onTheWay = announcements.filter(({ state }) => state === 'on-its-way');
  const shown = hasAll ? announcements : onTheWay.slice(0, mostShown);
  const count = announcements.length - shown.length;
  return (
    <Sheet
      flush
      title={text('announce.list')}
      actions={
        count > 0 && (
          <Button kind="bare" size="s" onClick={() => showAll(true)}>
            {text('announce.list.all', { count })}
          </Button>
        )
      }
    >
      {shown.length === 0 ? (
        <p className={styles.none}>{text('announce.list.none')}</p>
      ) : (
        <ul>
          {shown.map((announcement) => (
            <AnnouncedRow key={announcement.id} announcement={announcement} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}
