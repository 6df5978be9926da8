import type { Language } from '@seri/domain/common/languages';
import { blKinds } from '@seri/domain/purchases/shipping-numbers';
import { purchaseStatus } from '@seri/domain/purchases/purchase';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Text } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { dayText, shortDay } from '../../../ui/time/calendar-day.ts';
import { momentText } from '../../voyages/cut-off-text.ts';
import type { ChangeOfRow, ChangeOfShip, ListedProblem } from '../shipping-files.ts';

export type ShownChange = ChangeOfRow | ChangeOfShip;
type ChangedField = ShownChange['field'];

interface WordsOfScreen {
  text: Text;
  language: Language;
}

export function fieldName(text: Text, field: ChangedField): string {
  return field === 'ship' || field === 'status'
    ? text(`shippingFiles.change.${field}`)
    : text(`shippingFiles.column.${field}`);
}

/** A day of this year needs no year. */
const dayOf = (day: string, language: Language): string =>
  day.slice(0, 4) === japanDay(serverNow()).slice(0, 4) ? shortDay(day, language) : dayText(day, language);

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
const isInstant = (value: string) => /^\d{4}-\d{2}-\d{2}T/.test(value);

/** Days, moments, statuses and kinds come as codes; anything else as it is shown. */
export function valueText({ text, language }: WordsOfScreen, field: ChangedField, value: string): string {
  if (value === '') return text('shippingFiles.change.none');
  if (field === 'status') return text(`voyages.car.${purchaseStatus(Number(value))}`);
  const kind = field === 'blKind' && blKinds.find((one) => one === value);
  if (kind) return text(`shippingFiles.blKind.${kind}`);
  if (isDay(value)) return dayOf(value, language);
  return isInstant(value) ? momentText(value, language) : value;
}

/** Why a change is not taken by itself; undefined if it is. */
export function changeNote({ text, language }: WordsOfScreen, change: ShownChange): string | undefined {
  const { decision, writtenOn } = change;
  if (decision === 'unknown') return text('shippingFiles.change.unknown');
  if (decision === 'conflict') {
    return writtenOn === null
      ? text('shippingFiles.change.notByList')
      : text('shippingFiles.change.byHand', { day: dayOf(writtenOn, language) });
  }
  return 'isGuessed' in change && change.isGuessed ? text('shippingFiles.change.guessed') : undefined;
}

export function problemText(text: Text, { problem, column, told }: ListedProblem): string {
  return text(`shippingFiles.rowProblem.${problem}`, {
    column: column === null ? '' : text(`shippingFiles.column.${column}`),
    told: told || text('shippingFiles.told.nothing'),
  });
}
