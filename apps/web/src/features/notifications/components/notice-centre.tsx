import { useInfiniteQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { useOnRefusal } from '../../../lib/on-refusal.ts';
import { useStore } from '../../../lib/store.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Count } from '../../../ui/count.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { markRead } from '../api/mark-read.ts';
import { noticesQuery } from '../api/notices.query.ts';
import { settingsHref } from '../model/settings-href.ts';
import { chooseSound, isMuted } from '../model/sound-choice.ts';
import styles from './notice-centre.module.css';
import { NoticeList } from './notice-list.tsx';

/** What the account was told, by lot. */
export function NoticeCentre({ onDone }: { onDone: () => void }) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const query = useInfiniteQuery(noticesQuery);
  const isSilent = useStore(isMuted);
  const pages = query.data?.pages ?? [];
  const [newest, unread] = [pages[0]?.notices[0], pages[0]?.unread ?? 0];
  const readAll = async () => {
    if (!newest || unread === 0) return;
    const refusal = await markRead(newest.id);
    if (refusal) onRefusal(refusal, { title: text('notifications.notRead') });
  };
  return (
    <div className={styles.centre}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('notifications.title')}</h2>
        <Count value={unread} tone="alert" label={text('notifications.unread')} />
        <span className={styles.spring} />
        <Button kind="bare" size="s" aria-disabled={unread === 0 || undefined} onClick={() => void readAll()}>
          {text('notifications.readAll')}
        </Button>
        <ButtonLink
          kind="bare"
          size="s"
          href={settingsHref}
          icon={<Settings aria-hidden="true" />}
          label={text('notifications.settings')}
          onClick={onDone}
        />
      </div>
      <NoticeList query={query} onFollow={onDone} />
      <div className={styles.foot}>
        <Switch
          label={text('notifications.sound')}
          checked={!isSilent}
          onChange={({ target }) => chooseSound(target.checked)}
        />
      </div>
    </div>
  );
}
