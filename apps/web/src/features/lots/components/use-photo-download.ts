import { useEffect, useRef, useState } from 'react';
import { internal, type CallRefusal, type Reply } from '../../../lib/refusal.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { fetchPhotos } from '../api/fetch-photos.ts';

export type DownloadState =
  | { step: 'idle' }
  /** undefined while nobody knows how much it will be. */
  | { step: 'running'; percent: number | undefined }
  | { step: 'done'; name: string }
  | { step: 'missing' }
  | { step: 'failed'; refusal: CallRefusal };

/** Asks where all photos are found as one file. */
export type FetchLink = (signal: AbortSignal) => Promise<Reply<string>>;

interface PhotoDownload {
  state: DownloadState;
  start: () => void;
  /** Ends what runs, here and at the server; nothing is saved. */
  cancel: () => void;
}

/** All photos of a lot as one file, as long as its component stands. */
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
      const tell = (next: DownloadState) => {
        if (!signal.aborted) setState(next);
      };
      tell({ step: 'running', percent: undefined });
      download({ fetchLink, signal, tell }).catch(() => tell({ step: 'failed', refusal: internal }));
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
  tell: (state: DownloadState) => void;
}

async function download({ fetchLink, signal, tell }: Download): Promise<void> {
  const link = await fetchLink(signal);
  if (!link.ok) {
    tell({ step: 'failed', refusal: link.refusal });
    return;
  }
  if (link.answer === '') {
    tell({ step: 'missing' });
    return;
  }
  const onProgress = (share: number | undefined) =>
    tell({ step: 'running', percent: share === undefined ? undefined : Math.floor(100 * share) });
  const photos = await fetchPhotos(link.answer, { signal, onProgress });
  if (!photos.ok) tell({ step: 'failed', refusal: photos.refusal });
  else if (signal.aborted) return;
  else if (photos.answer === undefined) {
    window.open(link.answer, '_blank', 'noopener');
    tell({ step: 'idle' });
  } else {
    saveFile(photos.answer);
    tell({ step: 'done', name: photos.answer.name });
  }
}
