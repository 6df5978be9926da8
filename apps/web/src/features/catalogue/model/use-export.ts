import { mostExported } from '@seri/domain/listing';
import { pageTypeData } from '@seri/domain/page-types';
import { useEffect, useEffectEvent, useState } from 'react';
import { internal, type Refusal } from '../../../lib/refusal.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useLanguage, useText } from '../../../lib/text.ts';
import { type Fetched, fetchLots } from '../api/fetch-lots.ts';
import { type ExportForm, exportFile } from './export-file.ts';
import { useHiddenColumns } from './column-choice.ts';
import type { Lot } from './lots.ts';
import type { ListingOnScreen } from './slots.ts';

export type ExportedListing = Pick<ListingOnScreen, 'pageType' | 'filters' | 'sorting' | 'total'>;

export type ExportState =
  | ({ step: 'reading' } & Fetched)
  | { step: 'packing'; total: number }
  | { step: 'tooMany'; total: number }
  | { step: 'failed'; refusal: Refusal };

interface ExportSetting {
  form: ExportForm;
  listing: ExportedListing;
  onSaved: (name: string) => void;
}

/** Reads, packs and saves while its component stands; one that leaves ends it, here and at the server. */
export function useExport({ form, listing, onSaved }: ExportSetting): ExportState {
  const { pageType, total = 0 } = listing;
  const words = { text: useText(), language: useLanguage() };
  const hidden = useHiddenColumns(pageTypeData[pageType].shape);
  const isTooMany = total > mostExported;
  const [state, setState] = useState<ExportState>(
    isTooMany ? { step: 'tooMany', total } : { step: 'reading', done: 0, total },
  );

  const begin = useEffectEvent((signal: AbortSignal) => {
    const finish = async (lots: readonly Lot[]) => {
      const file = await exportFile(lots, { form, pageType, hidden, words, signal });
      saveFile(file);
      onSaved(file.name);
    };
    run(listing, { signal, tell: setState, finish }).catch(() => {
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

interface Run {
  signal: AbortSignal;
  tell: (state: ExportState) => void;
  finish: (lots: readonly Lot[]) => Promise<void>;
}

async function run(listing: ExportedListing, { signal, tell, finish }: Run): Promise<void> {
  const onProgress = (fetched: Fetched) => tell({ step: 'reading', ...fetched });
  const reply = await fetchLots(listing, { signal, onProgress });
  if (!reply.ok) {
    tell({ step: 'failed', refusal: reply.refusal });
    return;
  }
  tell({ step: 'packing', total: reply.answer.length });
  await finish(reply.answer);
}
