import { useInfiniteQuery } from '@tanstack/react-query';
import { useStore } from '../../lib/browser/store.ts';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import { noticesQuery } from './notices.query.ts';
import { historyHref } from './notice-hrefs.ts';
import { playSound } from './play-sound.ts';
import { chooseSound, isMuted } from './sound-choice.ts';
import styles from './notice-centre.module.css';
import { NoticeList } from './notice-list.tsx';
import { NoticeTools } from './notice-tools.tsx';

export function NoticeCentre({ onDone }: { onDone: () => void }) {
  const text = useText();
  const query = useInfiniteQuery(noticesQuery);
  const isSilent = useStore(isMuted);
  return (
    <div className={styles.centre}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('notifications.title')}</h2>
        <NoticeTools page={query.data?.pages[0]} onFollow={onDone} />
      </div>
      <NoticeList query={query} onFollow={onDone} />
      <div className={styles.foot}>
        <Switch
          label={text('notifications.sound')}
          checked={!isSilent}
          onChange={({ target }) => chooseSound(target.checked)}
        />
        <Button size="s" onClick={() => playSound('managerWinBid')}>
          {text('notifications.sound.test')}
        </Button>
        <span className={styles.spring} />
        <UiLink href={historyHref} onClick={onDone}>
          {text('notifications.all')}
        </UiLink>
      </div>
    </div>
  );
}
