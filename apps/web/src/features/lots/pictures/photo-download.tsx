import { Download, RotateCw, X } from 'lucide-react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { type Text, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import styles from './photo-download.module.css';
import { type DownloadState, type FetchLink, usePhotoDownload } from './use-photo-download.ts';

/** The download in the corner of the photo. One button starts, cancels and retries, so that the focus stays on it. */
export function PhotoDownload({ fetchLink }: { fetchLink: FetchLink }) {
  const text = useText();
  const { state, start, cancel } = usePhotoDownload(fetchLink);
  const isRunning = state.step === 'running';
  const isBad = state.step === 'failed' || state.step === 'missing';
  return (
    <div className={styles.download} data-open={isRunning || isBad ? '' : undefined} data-bad={isBad ? '' : undefined}>
      {isRunning && <Progress percent={state.percent} />}
      {isBad && (
        <p className={styles.why} role="alert">
          {failureText(text, state)}
        </p>
      )}
      <Button {...buttonProps(text, state)} onClick={isRunning ? cancel : start} />
      {isBad && <Button kind="bare" icon={<X aria-hidden="true" />} label={text('ui.close')} onClick={cancel} />}
      <output className="visually-hidden">{announcement(text, state)}</output>
    </div>
  );
}

function Progress({ percent }: { percent: number | undefined }) {
  const text = useText();
  return (
    <div className={styles.progress}>
      <b className="strong">{percent === undefined ? '' : text('pictures.percent', { percent })}</b>
      <progress aria-label={text('pictures.downloading')} max={100} value={percent} />
    </div>
  );
}

function buttonProps(text: Text, { step }: DownloadState) {
  if (step === 'running') return { icon: <X aria-hidden="true" />, children: text('pictures.cancel') };
  if (step === 'failed' || step === 'missing')
    return { icon: <RotateCw aria-hidden="true" />, children: text('pictures.retry') };
  const label = text('pictures.download');
  return { icon: <Download aria-hidden="true" />, children: <span className={styles.word}>{label}</span>, label };
}

function failureText(text: Text, state: DownloadState): string {
  if (state.step === 'missing') return text('pictures.noLink');
  if (state.step !== 'failed') return '';
  const { refusal } = state;
  const isBroken = refusal.code === 'OFFLINE' || refusal.code === 'INTERNAL';
  return isBroken ? text('pictures.broken') : refusalText(text, refusal);
}

/** Announces only the start, the half and the end. */
function announcement(text: Text, state: DownloadState): string {
  if (state.step === 'done') return text('pictures.saved', { name: state.name });
  if (state.step !== 'running') return '';
  return (state.percent ?? 0) < 50 ? text('pictures.downloading') : text('pictures.half');
}
