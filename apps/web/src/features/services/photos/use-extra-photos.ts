import { extraPhotosCalls } from '@seri/contract/services/extra-photos.calls';
import { useState } from 'react';
import { api } from '../../../lib/calls/api.ts';
import { type CallRefusal, internal } from '../../../lib/calls/refusal.ts';
import { detailOf, type LotView, refetchLot } from '../../lots/page/lot-view.ts';
import { lotLogOf } from '../lot-log.ts';

export type ExtraState =
  | { step: 'idle' }
  | { step: 'waiting' }
  | { step: 'found'; count: number }
  /** The answer takes longer than we wait: the live channel brings it. */
  | { step: 'later' }
  | { step: 'empty' }
  | { step: 'failed'; refusal: CallRefusal };

/** Asks for more pictures. The lot is read again afterwards: it has them, and what is left of the limit. */
export function useExtraPhotos(lot: LotView): { state: ExtraState; ask: () => Promise<void> } {
  const [state, setState] = useState<ExtraState>({ step: 'idle' });
  return {
    state,
    ask: async () => {
      setState({ step: 'waiting' });
      setState(await find(lot).catch((): ExtraState => ({ step: 'failed', refusal: internal })));
      await refetchLot(detailOf(lot).id);
    },
  };
}

async function find(lot: LotView): Promise<ExtraState> {
  const reply = await api.send(extraPhotosCalls.find, { query: lotLogOf(lot) });
  if (!reply.ok) return { step: 'failed', refusal: reply.refusal };
  const { later, auctionLotDetail } = reply.answer;
  const count = auctionLotDetail.carInfo.images.length;
  if (count > 0) return { step: 'found', count };
  return { step: later ? 'later' : 'empty' };
}
