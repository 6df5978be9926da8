import type { biddingCalls } from '@seri/contract/trade/bidding.calls';
import type { AnswerOf } from '@seri/contract/call';
import { bidStatus } from '@seri/domain/bids/bid-statuses';
import { bidTypeName } from '@seri/domain/bids/bid-types';
import { formatYen } from '@seri/domain/money/money';
import type { Text } from '../../../../lib/language/text.ts';

export const undoableKey = ['bid-undo'] as const;

export type UndoableChange = AnswerOf<typeof biddingCalls.undoable>['changes'][number];

/** R58: a change can be undone for ten minutes. */
export function stillUndoable(changes: readonly UndoableChange[], now: Date): readonly UndoableChange[] {
  return changes.filter(({ until }) => new Date(until) > now);
}

type ChangeFigures = UndoableChange['from'];

/** How each figure of a change is shown, in the order of a row, with its caption. */
const figures = [
  [(text, { status }) => text(`bids.status.${bidStatus(status)}`), undefined],
  [(_text, { amount }) => formatYen(amount), undefined],
  [(_text, { adjustment }) => formatYen(adjustment ?? 0), 'bidDesk.undo.adjustment'],
  [(text, { group }) => group ?? text('bidDesk.edit.group.none'), 'bidDesk.edit.group'],
  [(_text, { soldPrice }) => (soldPrice === null ? '–' : formatYen(soldPrice)), 'bidDesk.sold'],
  [(text, { isBought }) => text(isBought ? 'bidDesk.undo.bought' : 'bidDesk.undo.unbought'), 'bidDesk.undo.purchase'],
  [(text, { autoBid }) => text(autoBid ? 'bidDesk.auto.on' : 'bidDesk.auto.off'), undefined],
  [(text, { bidType }) => typeText(text, bidType), 'bidDesk.edit.exportType'],
] as const satisfies readonly (readonly [(text: Text, figures: ChangeFigures) => string, string | undefined])[];

export function typeText(text: Text, bidType: number | null): string {
  const name = bidTypeName(bidType);
  return text(name ? `bidDesk.type.${name}` : 'bidDesk.edit.exportType.open');
}

/** The figures that a change moved. */
export const movedFigures = (text: Text, change: UndoableChange): string[] =>
  moves(text, change).map(({ caption, was, is }) => `${caption}${was} → ${is}`);

/** The same of a batch, whose bids were different before. */
export const newFigures = (text: Text, change: UndoableChange): string[] =>
  moves(text, change).map(({ caption, is }) => `${caption}${is}`);

function moves(text: Text, { from, to }: UndoableChange) {
  return figures.flatMap(([read, caption]) => {
    const [was, is] = [read(text, from), read(text, to)];
    return was === is ? [] : [{ caption: caption ? `${text(caption)}: ` : '', was, is }];
  });
}
