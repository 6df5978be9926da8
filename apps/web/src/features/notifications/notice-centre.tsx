import { noticeTopics } from '@seri/domain/talk/notice-causes';
import { useState } from 'react';
import { useStore } from '../../lib/browser/store.ts';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import { TabPanel } from '../../ui/tabs/tab-panel.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { historyHref } from './notice-hrefs.ts';
import { playSound } from './play-sound.ts';
import { chooseSound, isMuted } from './sound-choice.ts';
import styles from './notice-centre.module.css';
import { NoticeList } from './notice-list.tsx';
import { useNotices, useNoticeTabs } from './notice-tabs.ts';
import { NoticeTools } from './notice-tools.tsx';

const tabsId = 'notices';

export function NoticeCentre({ onDone }: { onDone: () => void }) {
  const text = useText();
  const [tab, setTab] = useState('all');
  const topic = noticeTopics.find((one) => one === tab);
  const { page, query } = useNotices(topic);
  const tabs = useNoticeTabs(page);
  const isSilent = useStore(isMuted);
  return (
    <div className={styles.centre}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('notifications.title')}</h2>
        <NoticeTools page={page} onFollow={onDone} />
      </div>
      <Tabs id={tabsId} label={text('notifications.topics')} items={tabs} value={tab} onChange={setTab} />
      <TabPanel tabsId={tabsId} tab={tab} className={styles.panel}>
        <NoticeList query={query} onFollow={onDone} />
      </TabPanel>
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
