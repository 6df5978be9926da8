import type { DeskTranslation } from '../translation/translations.ts';

/** A free request of a client for a car that runs soon. */
export function deskRequest(id: number, change: Partial<DeskTranslation> = {}): DeskTranslation {
  return {
    id,
    version: 1,
    state: 'requested',
    lotId: 1000 + id,
    lotType: 'auction',
    lotNo: String(20_000 + id),
    auctionName: 'USS Tokyo',
    specification: 'Toyota Harrier 2021',
    grade: '4.5',
    photo: null,
    client: 'Joan Journey',
    language: 'en',
    question: '',
    askedAt: '2026-11-18T02:00:00Z',
    deadline: '2036-11-18T02:00:00Z',
    by: null,
    isMine: false,
    settledAt: null,
    textEn: '',
    textRu: '',
    reason: null,
    files: [],
    others: 0,
    ...change,
  };
}
