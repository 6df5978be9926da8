import { Settings } from 'lucide-react';
import { useOnRefusal } from '../../lib/calls/on-refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { ButtonLink } from '../../ui/frame/button-link.tsx';
import { Count } from '../../ui/figures/count.tsx';
import { markRead } from './mark-read.ts';
import { settingsHref } from './notice-hrefs.ts';
import type { NoticePage } from './notices.ts';
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
