import type { AnswerOf } from '@seri/contract/call';
import { sheetsCalls } from '@seri/contract/services/sheets.calls';
import type { Language } from '@seri/domain/common/languages';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { RefusalError } from '../../../lib/calls/refusal.ts';
import { detailOf, type ViewedLot, vehicleOf } from '../page/lot-view.ts';

/** All that was read on the sheet. */
export type MachineReading = NonNullable<AnswerOf<typeof sheetsCalls.reading>['reading']>;

export const machineSheetKey = (lotId: number) => ['machine-sheet', lotId] as const;

/** An event may be lost with the connection. */
const pauseWhileRead = 5_000;

export type MachineSheet = { state: 'waiting' | 'none' | 'unreadable' } | { state: 'read'; picture: string };

/** Asking has a sheet read that was not read yet. The event of its end asks again. */
export function machineSheetQuery(lot: ViewedLot, language: Language) {
  return queryOptions({
    queryKey: [...machineSheetKey(detailOf(lot).id), language],
    queryFn: ({ signal }) => askForSheet(lot, language, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? pauseWhileRead : false),
  });
}

export function sheetReadingQuery(lotId: number, isRead: boolean) {
  return queryOptions({
    queryKey: [...machineSheetKey(lotId), 'reading'],
    queryFn: ({ signal }) => api.ask(sheetsCalls.reading, { query: { carId: lotId } }, { signal }),
    enabled: isRead,
    meta: liveMeta,
  });
}

const readAnswer = (response: Response) => response.text();

async function askForSheet(lot: ViewedLot, language: Language, signal: AbortSignal): Promise<MachineSheet> {
  const { id: carId, auctionSheet } = detailOf(lot);
  const { maker, model } = vehicleOf(lot);
  const { auctionName: auction, lotNumber: lotNo } = lot.lotInfo;
  const query = { carId, language, maker, model, auction, lotNo, ...(auctionSheet && { image: auctionSheet }) };
  const reply = await api.send(sheetsCalls.translate, { query }, { signal, readAnswer });
  if (reply.ok) return { state: 'read', picture: reply.answer };
  const { code } = reply.refusal;
  if (code === 'BEING_READ') return { state: 'waiting' };
  if (code === 'UNREADABLE') return { state: 'unreadable' };
  if (code === 'NOTHING_TO_READ' || code === 'SWITCHED_OFF') return { state: 'none' };
  throw new RefusalError(reply.refusal);
}
