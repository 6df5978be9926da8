import { TriangleAlert } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Notice } from '../../../ui/passing/notice.tsx';
import { columnNames, type FileFault } from './bank-file.ts';
import styles from './file.module.css';

const mostShown = 8;

/** R94: a line with a fault stays outside and stops no other one. */
export function FileFaults({ faults }: { faults: readonly FileFault[] }) {
  const text = useText();
  if (faults.length === 0) return null;
  if (faults.some(({ problem }) => problem === 'head')) {
    return (
      <Notice tone="bad" title={text('receipts.file.noTable')}>
        {text('receipts.file.noTable.hint')}
      </Notice>
    );
  }
  const more = faults.length - mostShown;
  return (
    <Notice
      tone="mid"
      icon={<TriangleAlert aria-hidden="true" />}
      title={text('receipts.file.faults', { count: new Set(faults.map(({ line }) => line)).size })}
    >
      <ul className={styles.faults}>
        {faults.slice(0, mostShown).map((fault) => (
          <li key={`${fault.line} ${fault.column}`}>
            <b>{text('receipts.file.faults.line', { line: fault.line })}</b> <FaultText {...fault} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{text('receipts.file.faults.more', { count: more })}</p>}
    </Notice>
  );
}

function FaultText({ problem, column }: FileFault) {
  const text = useText();
  const named = { column: column === null ? '' : text(columnNames[column]) };
  return text(`receipts.file.fault.${problem === 'head' ? 'csv' : problem}`, named);
}
