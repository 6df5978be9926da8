import { Settings } from 'lucide-react';
import { useOnRefusal } from '../../../lib/on-refusal.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Count } from '../../../ui/count.tsx';
import { markRead } from '../api/mark-read.ts';
import { settingsHref } from '../model/notice-hrefs.ts';
import type { NoticePage } from '../model/notices.ts';
import styles from './notice-centre.module.css';

interface NoticeToolsProps {
  /** The newest loaded page. */
  page: NoticePage | undefined;
  onFollow?: (() => void) | undefined;
}

export function NoticeTools({ page, onFollow }: NoticeToolsProps) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [newest, unread] = [page?.notices[0], page?.unread ?? 0];
  const readAll = async () => {
    if (!newest || unread === 0) return;
    const refusal = await markRead(newest.id);
    if (refusal) onRefusal(refusal, { title: text('notifications.notRead') });
  };
  return (
    <>
      <Count value={unread} tone="alert" label={text('notifications.unread', { count: unread })} />
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
        onClick={onFollow}
      />
    </>
  );
}
