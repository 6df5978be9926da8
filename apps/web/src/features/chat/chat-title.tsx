import { lotPath } from '@seri/domain/catalogue/page-types';
import { Plate } from '../../ui/marks/plate.tsx';
import type { BidChat } from './chats.ts';
import styles from './chat-panel.module.css';

/** The lot, and the client if the bid is not the reader's own. */
export function ChatTitle({ bid }: { bid: BidChat['bid'] }) {
  const { lotNo, lotType, lotId, specification, client } = bid;
  return (
    <span className={styles.title}>
      <Plate number={lotNo} size="s" href={lotPath(lotType, lotId)} target="_blank" />
      <span className={styles.names}>
        <span className="clip">{specification}</span>
        {client !== null && <span className="sub clip">{client}</span>}
      </span>
    </span>
  );
}
