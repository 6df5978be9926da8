import { lotPath } from '@seri/domain/catalogue/page-types';
import { Plate } from '../../../ui/plate.tsx';
import type { Chat } from '../model/chats.ts';
import styles from './chat-panel.module.css';

/** Which lot, and whose bid where it is somebody else's. */
export function ChatTitle({ bid }: { bid: Chat['bid'] }) {
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
