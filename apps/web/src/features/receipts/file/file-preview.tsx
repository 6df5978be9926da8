import { groupDigits } from '@seri/domain/money/money';
import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import type { BankPreview } from './bank-file.ts';
import { FileFaults } from './file-faults.tsx';
import { FileLines } from './file-lines.tsx';
import styles from './file.module.css';

/** Nobody reads on; the counts tell how many there are. */
const mostLines = 100;

type LineState = BankPreview['lines'][number]['state'];
const lineStates: readonly LineState[] = ['fresh', 'joined', 'kept'];

/** Shows what is new in a file, what the inbox has already, and what is wrong. */
export function FilePreview({ preview, stale }: { preview: BankPreview; stale: boolean }) {
  const text = useText();
  const { lines, counts, faults } = preview;
  const present = lineStates.filter((state) => counts[state] > 0);
  const [chosen, choose] = useState<LineState>();
  const shownState = chosen && present.includes(chosen) ? chosen : present[0];
  const shown = lines.filter(({ state }) => state === shownState).slice(0, mostLines);
  const more = shownState === undefined ? 0 : counts[shownState] - shown.length;
  return (
    <div className={styles.preview} aria-busy={stale ? true : undefined}>
      <FileFaults faults={faults} />
      {shownState === undefined ? (
        <p>{text('receipts.file.nothing')}</p>
      ) : (
        <Segmented
          label={text('receipts.file.lines')}
          value={shownState}
          options={present.map((state) => ({
            value: state,
            label: text(`receipts.file.${state}`, { count: groupDigits(counts[state]) }),
          }))}
          onChange={choose}
        />
      )}
      {counts.withdrawn > 0 && <p className="sub">{text('receipts.file.withdrawn', { count: counts.withdrawn })}</p>}
      {shown.length > 0 && <FileLines lines={shown} />}
      {more > 0 && <p className="sub">{text('receipts.file.more', { count: more })}</p>}
    </div>
  );
}
