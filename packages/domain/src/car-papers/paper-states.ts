import { type CarPaperKind, carPaperKinds } from './paper-kinds.data.ts';
import { isMoneyMissing, type MissingMoney } from './paper-hold.ts';

export const carPaperStates = ['draft', 'shared', 'held', 'replaced', 'withdrawn'] as const;
export type CarPaperState = (typeof carPaperStates)[number];

/** The states that staff choose; a paper is replaced by sending its newer version. */
export const chosenPaperStates = ['draft', 'shared', 'held', 'withdrawn'] as const;
export type ChosenPaperState = (typeof chosenPaperStates)[number];

export const shortestPaperReason = 3;
export const longestPaperReason = 300;

export interface JudgedPaper {
  kind: CarPaperKind;
  state: CarPaperState;
  /** A client has opened it, and may hold a copy. */
  isOpened: boolean;
  missing: MissingMoney;
  /** The company gives papers before they are paid, with a reason. */
  releasesUnpaid: boolean;
}

/** R99: a held paper is given as soon as nothing is missing, whatever has been written of it. */
export function standingState({ state, missing }: Pick<JudgedPaper, 'state' | 'missing'>): CarPaperState {
  return state === 'held' && !isMoneyMissing(missing) ? 'shared' : state;
}

export const isHeldBack = ({ kind, missing }: Pick<JudgedPaper, 'kind' | 'missing'>): boolean =>
  carPaperKinds[kind].holdUntilPaid && isMoneyMissing(missing);

/** Also after a newer version: these are the papers of a car. */
export const isStandingPaper = (state: CarPaperState): boolean => state !== 'replaced' && state !== 'withdrawn';

export type PaperMove = 'share' | 'release' | 'hold' | 'unshare' | 'withdraw' | 'restore';

/** R99: a paper that could be released, if the company gave any before they are paid. */
export const isReleaseOff = (paper: JudgedPaper): boolean =>
  !paper.releasesUnpaid && paperMoves({ ...paper, releasesUnpaid: true }).includes('release');

/** The moves that staff have with a paper. Nothing is hidden from a client who has opened it, except by withdrawing it. */
export function paperMoves(paper: JudgedPaper): PaperMove[] {
  const { kind, isOpened, releasesUnpaid } = paper;
  const state = standingState(paper);
  if (state === 'replaced') return [];
  if (state === 'withdrawn') return ['restore'];
  const isHeld = isHeldBack(paper);
  const moves: PaperMove[] = [];
  if (state === 'draft' && !carPaperKinds[kind].isForStaffOnly) moves.push('share');
  if (state !== 'shared' && isHeld && releasesUnpaid) moves.push('release');
  if (state === 'shared' && isHeld && !isOpened) moves.push('hold');
  if (state !== 'draft' && !isOpened) moves.push('unshare');
  return [...moves, 'withdraw'];
}

const moveTo: Readonly<Record<ChosenPaperState, (paper: JudgedPaper, reason: string) => PaperMove>> = {
  draft: ({ state }) => (state === 'withdrawn' ? 'restore' : 'unshare'),
  held: () => 'hold',
  withdrawn: () => 'withdraw',
  shared: (paper, reason) => (isHeldBack(paper) && (paper.state === 'held' || reason !== '') ? 'release' : 'share'),
};

const needsPaperReason: ReadonlySet<PaperMove> = new Set(['release', 'withdraw']);

export type PaperDecision =
  | { state: CarPaperState; move: PaperMove }
  | { fault: 'state' | 'reason' | 'unpaid' }
  /** It is so already. */
  | { same: true };

/** R99: the state that a paper gets. One that is to be shared is held while money of its cars is open, unless a reason is given. */
export function decidePaper(paper: JudgedPaper, to: ChosenPaperState, reason: string): PaperDecision {
  if (standingState(paper) === to) return { same: true };
  const move = moveTo[to](paper, reason);
  if (move === 'release' && isReleaseOff(paper)) return { fault: 'unpaid' };
  if (!paperMoves(paper).includes(move)) return { fault: 'state' };
  if (needsPaperReason.has(move) && reason.length < shortestPaperReason) return { fault: 'reason' };
  return { state: move === 'share' && isHeldBack(paper) ? 'held' : to, move };
}

/**
 * R99: the state after a paper has been given other cars: one that is shared waits for the money of a car that came to it. A
 * client who has opened it keeps it.
 */
export function stateWithCars(paper: JudgedPaper, hasNewCars: boolean): CarPaperState {
  return hasNewCars && paper.state === 'shared' && !paper.isOpened && isHeldBack(paper) ? 'held' : paper.state;
}
