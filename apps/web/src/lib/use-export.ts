import { mostExported } from '@seri/domain/catalogue/listing';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ExportForm } from './export-file.ts';
import { internal, type Refusal, type Reply } from './refusal.ts';
import { saveFile } from './save-file.ts';

export interface Fetched {
  done: number;
  total: number;
}

export interface ExportWatch {
  signal: AbortSignal;
  onRead: (fetched: Fetched) => void;
  /** All of it is here. */
  onPack: (total: number) => void;
}

/** A list that can be a file. */
export interface ExportJob {
  total: number | undefined;
  /** Reads it whole, for half a list would look like one, and packs it. */
  make: (form: ExportForm, watch: ExportWatch) => Promise<Reply<File>>;
}

export type ExportState =
  | ({ step: 'reading' } & Fetched)
  | { step: 'packing'; total: number }
  | { step: 'tooMany'; total: number }
  | { step: 'failed'; refusal: Refusal };

interface ExportSetting {
  form: ExportForm;
  job: ExportJob;
  onSaved: (name: string) => void;
}

/** Reads, packs and saves while its component stands; one that leaves ends it, here and at the server. */
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
        onRead: (fetched) => setState({ step: 'reading', ...fetched }),
        onPack: (read) => setState({ step: 'packing', total: read }),
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
    const leaving = new AbortController();
    if (!isTooMany) begin(leaving.signal);
    return () => leaving.abort();
  }, [isTooMany]);
  return state;
}
