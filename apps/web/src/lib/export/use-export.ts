import { mostExported } from '@seri/domain/catalogue/listing';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ExportForm } from './export-file.ts';
import { internal, type CallRefusal, type Reply } from '../calls/refusal.ts';
import { saveFile } from './save-file.ts';

export interface ReadProgress {
  done: number;
  total: number;
}

export interface ExportWatch {
  signal: AbortSignal;
  onRead: (progress: ReadProgress) => void;
  onPack: (total: number) => void;
}

export interface ExportJob {
  total: number | undefined;
  /** Reads the whole list, because a partial file would look complete, and packs it. */
  make: (form: ExportForm, watch: ExportWatch) => Promise<Reply<File>>;
}

export type ExportState =
  | ({ step: 'reading' } & ReadProgress)
  | { step: 'packing'; total: number }
  | { step: 'tooMany'; total: number }
  | { step: 'failed'; refusal: CallRefusal };

interface ExportSetting {
  form: ExportForm;
  job: ExportJob;
  onSaved: (name: string) => void;
}

/** Reads, packs and saves while mounted. Unmounting aborts the work here and at the server. */
export function useExport({ form, job, onSaved }: ExportSetting): ExportState {
  const { total = 0 } = job;
  const isTooMany = total > mostExported;
  const [state, setState] = useState<ExportState>(
    isTooMany ? { step: 'tooMany', total } : { step: 'reading', done: 0, total },
  );

  const begin = useEffectEvent((signal: AbortSignal) => {
    const make = async () => {
      const reply = await job.make(form, {
        signal,
        onRead: (progress) => setState({ step: 'reading', ...progress }),
        onPack: (rowCount) => setState({ step: 'packing', total: rowCount }),
      });
      if (signal.aborted) return;
      if (!reply.ok) return setState({ step: 'failed', refusal: reply.refusal });
      saveFile(reply.answer);
      onSaved(reply.answer.name);
    };
    make().catch(() => {
      if (!signal.aborted) setState({ step: 'failed', refusal: internal });
    });
  });
  useEffect(() => {
    const controller = new AbortController();
    if (!isTooMany) begin(controller.signal);
    return () => controller.abort();
  }, [isTooMany]);
  return state;
}
