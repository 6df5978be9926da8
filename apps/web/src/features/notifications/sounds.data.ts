import type { NoticeEvent } from './notices.ts';

/** Pitch in Hz; start and length in ms. */
type Tone = readonly [pitch: number, at: number, length: number];

/** Notes of a pentatonic scale, in which overlapping sounds stay in harmony. */
const [d4, a4, b4, d5, e5, a5, b5, d6] = [294, 440, 494, 587, 659, 880, 988, 1175] as const;

/**
 * A motif for each event: events of clients rise from below, those of staff come from above, endings fall, and only a
 * win is a chord.
 */
export const sounds: Readonly<Record<NoticeEvent['eventType'], readonly Tone[]>> = {
  clientNewBid: [
    [a4, 0, 120],
    [d5, 90, 220],
  ],
  clientRebid: [
    [a4, 0, 100],
    [a4, 110, 100],
    [d5, 220, 200],
  ],
  clientChangeAmount: [
    [d5, 0, 120],
    [e5, 90, 220],
  ],
  clientCancelBid: [
    [d5, 0, 140],
    [a4, 110, 260],
  ],
  managerNewBid: [
    [a5, 0, 120],
    [d6, 90, 240],
  ],
  managerChangeAmount: [
    [a5, 0, 120],
    [b5, 90, 220],
  ],
  managerUpdateBidAmount: [
    [b5, 0, 120],
    [a5, 90, 120],
    [b5, 180, 220],
  ],
  managerBidStatus: [
    [e5, 0, 140],
    [b4, 110, 240],
  ],
  managerUpdateStatus: [
    [b4, 0, 100],
    [e5, 80, 200],
  ],
  managerWinBid: [
    [d5, 0, 300],
    [a5, 120, 400],
    [d6, 240, 600],
    [d4, 240, 600],
  ],
  chatMessage: [[e5, 0, 180]],
  clientTranslation: [
    [a4, 0, 120],
    [e5, 90, 220],
  ],
  managerTranslation: [
    [d6, 0, 120],
    [b5, 90, 240],
  ],
  managerCharge: [
    [b5, 0, 120],
    [e5, 90, 240],
  ],
  managerPurchase: [
    [b5, 0, 160],
    [d6, 120, 300],
  ],
};
