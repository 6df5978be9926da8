import type { Language } from '@seri/domain/common/languages';
import { japanDay } from '@seri/domain/time/japan-time';
import { refusalText } from '../../lib/calls/on-refusal.ts';
import type { CallRefusal } from '../../lib/calls/refusal.ts';
import type { Text } from '../../lib/language/text.ts';
import { dayText } from '../../ui/time/calendar-day.ts';
import { type RowOfList, type SentListRow, workOf } from './shipping-files.ts';

/** “Applied: 40 cars”: where a list is, in one line. */
export function listStateText(text: Text, list: SentListRow): string {
  const { state, counts } = list;
  const { attention, outcomes } = counts;
  if (state === 'applying' || state === 'undoing') return text(`shippingFiles.state.${state}`, workOf(list));
  if (state === 'applied') return text('shippingFiles.state.applied', { count: outcomes.applied });
  if (state === 'undone') return text('shippingFiles.state.undone', { count: outcomes.undone });
  if (state === 'ready' && attention > 0) return text('shippingFiles.state.attention', { count: attention });
  return text(`shippingFiles.state.${state}`);
}

/** The same without the count of the work, which would be announced again and again. */
export function spokenState(text: Text, list: SentListRow): string {
  if (list.state === 'applying') return text('shippingFiles.apply.working');
  if (list.state === 'undoing') return text('shippingFiles.undo.working');
  return listStateText(text, list);
}

/** Why a list cannot be read, or what its report says beside the count; empty if there is nothing to add. */
export function listNote(text: Text, { state, problem, counts: { outcomes } }: SentListRow): string {
  if (state === 'failed' && problem) return text(`shippingFiles.problem.${problem}`);
  const parts = state === 'undone' ? (['stays'] as const) : (['same', 'conflict', 'refused'] as const);
  if (state !== 'applied' && state !== 'undone') return '';
  return parts
    .filter((part) => outcomes[part] > 0)
    .map((part) => `${text(`shippingFiles.outcome.${part}`)}: ${outcomes[part]}`)
    .join(' · ');
}

/** A CSV file has no sheets. */
export const linePlace = (text: Text, { sheet, line }: Pick<RowOfList, 'sheet' | 'line'>): string =>
  [sheet, text('shippingFiles.row.line', { line })].filter(Boolean).join(', ');

/** A refusal of a whole list. */
export const listRefusalText = (text: Text, refusal: CallRefusal): string =>
  isOutdated(refusal) ? text('shippingFiles.file.changed') : refusalText(text, refusal);

export const isOutdated = ({ code }: Pick<CallRefusal, 'code'>): boolean =>
  code === 'FILE_CHANGED' || code === 'STATE_CHANGED';

export const dayOfInstant = (instant: string, language: Language): string =>
  dayText(japanDay(new Date(instant)), language);
