import { useQuery } from '@tanstack/react-query';
import { formatYen } from '@seri/domain/money/money';
import { useId, useRef, useState } from 'react';
import { refusalOf } from '../../lib/calls/refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { BidMark } from '../../ui/bid-marks/bid-mark.tsx';
import { EmptyState } from '../../ui/frame/empty-state.tsx';
import { Facts } from '../../ui/tables/facts.tsx';
import { TabPanel } from '../../ui/tabs/tab-panel.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { bidStatusText } from '../bids/rows/bid-texts.ts';
import { chatQuery } from './chat.query.ts';
import type { BidChat } from './chats.ts';
import { BidHistory, LastChanges } from './bid-history.tsx';
import { ChatTab } from './chat-tab.tsx';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import styles from './chat-panel.module.css';

export interface ChatBodyProps {
  bidId: number;
  /** Staff see the history. */
  hasHistory: boolean;
  /** The layout of a desktop. */
  isRoomy: boolean;
}

type Tab = 'chat' | 'history';

export function ChatBody({ bidId, hasHistory, isRoomy }: ChatBodyProps) {
  const text = useText();
  const tabsId = useId();
  const body = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<Tab>();
  const tab = chosen ?? 'chat';
  const { data, error } = useQuery(chatQuery(bidId));
  useAboveKeyboard(body, !isRoomy);
  if (refusalOf(error)?.code === 'NOT_FOUND') return <EmptyState title={text('chat.missing')} />;
  const chat = (
    // After a return by arrow keys the focus stays on the tab.
    <ChatTab bidId={bidId} isStaff={hasHistory} isRoomy={isRoomy} takesFocus={isRoomy && chosen === undefined} />
  );
  return (
    <div ref={body} className={styles.body}>
      {data && <AboutBid bid={data.bid} isStaff={hasHistory} />}
      {hasHistory ? (
        <>
          <Tabs
            id={tabsId}
            label={text('chat.tabs')}
            items={[
              { id: 'chat', label: text('chat.title') },
              { id: 'history', label: text('chat.history') },
            ]}
            value={tab}
            onChange={(other) => choose(other as Tab)}
          />
          <TabPanel tabsId={tabsId} tab={tab} className={styles.tab}>
            {tab === 'chat' ? chat : <BidHistory bidId={bidId} />}
            {tab === 'chat' && isRoomy && <LastChanges bidId={bidId} />}
          </TabPanel>
        </>
      ) : (
        <div className={styles.tab}>{chat}</div>
      )}
    </div>
  );
}

function AboutBid({ bid: { amount, status, group, lotType }, isStaff }: { bid: BidChat['bid']; isStaff: boolean }) {
  const text = useText();
  return (
    <div className={styles.about}>
      <Facts
        cols={3}
        phoneCols={3}
        items={[
          { caption: text('bids.col.bid'), value: <b className="strong">{formatYen(amount)}</b> },
          {
            caption: text('bids.col.status'),
            value: (
              <BidMark
                code={status}
                label={bidStatusText(text, status, {
                  reader: isStaff ? 'staff' : 'client',
                  isOrder: lotType === 'stock',
                })}
              />
            ),
          },
          { caption: text('chat.group'), value: group ?? '–' },
        ]}
      />
    </div>
  );
}
