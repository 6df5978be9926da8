import { useEffect, useRef, useState } from 'react';
import { internal, type CallRefusal, type Reply } from '../../../lib/calls/refusal.ts';
import { saveFile } from '../../../lib/export/save-file.ts';
import { fetchPhotos } from './fetch-photos.ts';

export type DownloadState =
  | { step: 'idle' }
  /** undefined while the total size is unknown. */
  | { step: 'running'; percent: number | undefined }
  | { step: 'done'; name: string }
  | { step: 'missing' }
  | { step: 'failed'; refusal: CallRefusal };

/** Fetches the address of all photos as one file. */
export type FetchLink = (signal: AbortSignal) => Promise<Reply<string>>;

interface PhotoDownload {
  state: DownloadState;
  start: () => void;
  /** Aborts the download here and on the server; nothing is saved. */
  cancel: () => void;
}

/** Downloads all photos as one file; unmounting aborts it. */
export function usePhotoDownload(fetchLink: FetchLink): PhotoDownload {
  const [state, setState] = useState<DownloadState>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    state,
    start: () => {
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const report = (next: DownloadState) => {
        if (!signal.aborted) setState(next);
      };
      report({ step: 'running', percent: undefined });
      download({ fetchLink, signal, report }).catch(() => report({ step: 'failed', refusal: internal }));
    },
    cancel: () => {
      running.current?.abort();
      setState({ step: 'idle' });
    },
  };
}

interface Download {
  fetchLink: FetchLink;
  signal: AbortSignal;
  report: (state: DownloadState) => void;
}

async function download({ fetchLink, signal, report }: Download): Promise<void> {
  const link = await fetchLink(signal);
  if (!link.ok) {
    report({ step: 'failed', refusal: link.refusal });
    return;
  }
  if (link.answer === '') {
    report({ step: 'missing' });
    return;
  }
  const onProgress = (share: number | undefined) =>
    report({ step: 'running', percent: share === undefined ? undefined : Math.floor(100 * share) });
  const photos = await fetchPhotos(link.answer, { signal, onProgress });
  if (!photos.ok) report({ step: 'failed', refusal: photos.refusal });
  else if (signal.aborted) return;
  else if (photos.answer === undefined) {
    window.open(link.answer, '_blank', 'noopener');
    report({ step: 'idle' });
  } else {
    saveFile(photos.answer);
    report({ step: 'done', name: photos.answer.name });
  }
}
