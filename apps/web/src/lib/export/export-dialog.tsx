import { mostExported } from '@seri/domain/catalogue/listing';
import { groupDigits } from '@seri/domain/money/money';
import { useRef } from 'react';
import { Button } from '../../ui/frame/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Notice } from '../../ui/passing/notice.tsx';
import { toast } from '../../ui/passing/toast.ts';
import styles from './export-dialog.module.css';
import type { ExportForm } from './export-file.ts';
import { refusalText } from '../calls/on-refusal.ts';
import { useText } from '../language/text.ts';
import { type ExportJob, type ExportState, useExport } from './use-export.ts';

interface ExportDialogProps {
  form: ExportForm;
  job: ExportJob;
  onClose: () => void;
  onRetry: () => void;
}

/** Open while the file is made. Closing it cancels the export. */
export function ExportDialog({ form, job, onClose, onRetry }: ExportDialogProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const state = useExport({
    form,
    job,
    onSaved: (name) => {
      toast({ tone: 'good', title: text('export.done'), text: name });
      onClose();
    },
  });
  const isOver = state.step === 'tooMany' || state.step === 'failed';
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={text('export.title')}
      initialFocus={button}
      footer={
        <>
          <Button ref={button} onClick={onClose}>
            {text(isOver ? 'export.close' : 'export.cancel')}
          </Button>
          {state.step === 'failed' && (
            <Button kind="primary" onClick={onRetry}>
              {text('export.retry')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <ExportProgress state={state} />
      </div>
    </Dialog>
  );
}

function ExportProgress({ state }: { state: ExportState }) {
  const text = useText();
  if (state.step === 'tooMany') {
    const { total } = state;
    const values = { count: total, total: groupDigits(total), most: groupDigits(mostExported) };
    return <p>{text('export.tooMany', values)}</p>;
  }
  if (state.step === 'failed') {
    const { refusal } = state;
    const isBroken = refusal.code === 'OFFLINE' || refusal.code === 'INTERNAL';
    return (
      <Notice tone="bad" live title={text('export.failed')}>
        {isBroken ? text('export.broken') : refusalText(text, refusal)}
      </Notice>
    );
  }
  const done = state.step === 'packing' ? state.total : state.done;
  const { total } = state;
  const percent = total > 0 ? Math.floor((100 * done) / total) : 0;
  const step = text(`export.${state.step}`);
  return (
    <>
      <p className={styles.line}>
        <output>{step}</output>
        <b className="strong">{text('export.percent', { percent })}</b>
      </p>
      <progress
        className={styles.progress}
        aria-label={step}
        max={100}
        value={state.step === 'packing' ? undefined : percent}
      />
      <p className="sub">{text('export.progress', { done: groupDigits(done), total: groupDigits(total) })}</p>
    </>
  );
}
