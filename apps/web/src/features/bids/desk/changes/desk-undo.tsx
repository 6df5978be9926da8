import { Undo2 } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useText } from '../../../../lib/language/text.ts';
import { Button } from '../../../../ui/frame/button.tsx';
import { clockTime, tokyo } from '../../../../ui/time/format-time.ts';
import { Kbd } from '../../../../ui/frame/kbd.tsx';
import { Plate } from '../../../../ui/marks/plate.tsx';
import { Popover } from '../../../../ui/tables/popover.tsx';
import { undoableQuery } from './desk-calls.ts';
import { movedFigures, newFigures, stillUndoable, type UndoableChange } from './desk-undo.ts';
import { useNow } from '../../rows/use-now.ts';
import styles from './desk-undo.module.css';
import { takeBack } from './take-back.ts';

export function DeskUndo() {
  const text = useText();
  const now = useNow();
  const changes = stillUndoable(useQuery(undoableQuery).data?.changes ?? [], now);
  if (changes.length === 0) return null;
  return (
    <Popover
      label={text('bidDesk.undo.title')}
      placement="bottom-end"
      trigger={(props) => (
        <Button {...props} kind="bare" icon={<Undo2 aria-hidden="true" />}>
          {text('bidDesk.undo')} <b>{changes.length}</b>
        </Button>
      )}
    >
      {(close) => <UndoList changes={changes} onDone={close} />}
    </Popover>
  );
}

interface UndoListProps {
  changes: readonly UndoableChange[];
  onDone: () => void;
}

function UndoList({ changes, onDone }: UndoListProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <div className={styles.list}>
      <ul>
        {changes.map((change) => (
          <li key={change.id}>
            {change.count > 1 ? (
              <b className={styles.many}>{text('bidDesk.undo.many', { count: change.count })}</b>
            ) : (
              <Plate number={change.lotNo} size="s" />
            )}
            <span className={styles.what}>
              <span>{(change.count > 1 ? newFigures : movedFigures)(text, change).join(', ')}</span>
              <small className="sub">{clockTime(new Date(change.at), { language, timeZone: tokyo }, true)} JST</small>
            </span>
            <Button
              size="s"
              label={
                change.count > 1
                  ? text('bidDesk.undo.ofMany', { count: change.count })
                  : text('bidDesk.undo.of', { number: change.lotNo })
              }
              onClick={() => {
                onDone();
                void takeBack(change.batch === null ? { id: change.id } : { batch: change.batch });
              }}
            >
              {text('bidDesk.undo')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="sub">
        <Kbd>Z</Kbd> {text('bidDesk.undo.hint')}
      </p>
    </div>
  );
}
