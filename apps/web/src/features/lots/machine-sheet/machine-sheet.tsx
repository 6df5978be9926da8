import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { live } from '../../../lib/live/page-live.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { internal, refusalOf } from '../../../lib/calls/refusal.ts';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { ErrorState } from '../../../ui/frame/error-state.tsx';
import { detailOf, type ViewedLot } from '../page/lot-view.ts';
import { BeingRead } from './being-read.tsx';
import type { ReadTexts } from './draft-of-reading.ts';
import { machineSheetKey, machineSheetQuery, sheetReadingQuery } from './machine-sheet.query.ts';
import { ReadSheet } from './read-sheet.tsx';

interface MachineSheetProps {
  lot: ViewedLot;
  /** Takes what was read as the beginning of a text of one's own. */
  onDraft?: ((texts: ReadTexts) => void) | undefined;
}

/** R77: the sheet as a machine reads it. */
export function MachineSheet({ lot, onDraft }: MachineSheetProps) {
  const text = useText();
  const { id, auctionSheet } = detailOf(lot);
  const sheet = useQuery(machineSheetQuery(lot, useLanguage()));
  useEffect(
    () =>
      live.on('sheet.read', ({ lotId }) => {
        if (lotId === id) void queryClient.invalidateQueries({ queryKey: machineSheetKey(id) });
      }),
    [id],
  );
  const isRead = sheet.data?.state === 'read';
  const answer = useQuery(sheetReadingQuery(id, isRead));
  const failed = sheet.error ?? answer.error;
  const again = () => void Promise.all([sheet.refetch(), isRead && answer.refetch()]);
  if (failed && !sheet.isFetching) {
    return (
      <ErrorState title={text('sheet.noTranslation')} onRetry={again}>
        {refusalText(text, refusalOf(failed) ?? internal)}
      </ErrorState>
    );
  }
  if (sheet.data?.state === 'none') return <EmptyState title={text('sheet.noTranslation')} />;
  if (sheet.data?.state === 'unreadable') {
    return (
      <ErrorState title={text('sheet.noTranslation')} onRetry={again}>
        {text('machineSheet.unreadable')}
      </ErrorState>
    );
  }
  if (sheet.data?.state !== 'read' || !answer.data?.reading) return <BeingRead sheet={auctionSheet} />;
  return (
    <ReadSheet
      original={auctionSheet}
      translated={sheet.data.picture}
      reading={answer.data.reading}
      onDraft={onDraft}
    />
  );
}
