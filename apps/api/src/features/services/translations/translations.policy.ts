import { type LotType, lotTypes } from '@seri/domain/catalogue/page-types';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { maySeeLot, type PlacedLot } from '@seri/domain/lots/lot-kinds';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import type { Settings } from '../../../platform/config/settings.ts';
import { refusal } from '../../../platform/http/refusal.ts';

export type TranslationSettings = Pick<Settings, 'translations'>;
type TranslationReader = Pick<Actor, 'permissions' | 'roleId'>;

/** R78: staff translate, so that nobody translates for them. */
const mayBeTranslatedFor = ({ translations }: TranslationSettings, reader: TranslationReader): boolean =>
  translations && reader.permissions.auctionTranslationUse && !isStaff(reader);

/** Whether people translate the sheet of such a lot for this reader; a stock car has no auction. */
export const offersTranslation = (
  settings: TranslationSettings,
  reader: TranslationReader,
  kind: PlacedLot['kind'],
): boolean => mayBeTranslatedFor(settings, reader) && kind !== 'stock';

export function assertMayBeTranslatedFor(settings: TranslationSettings, reader: TranslationReader): void {
  if (!mayBeTranslatedFor(settings, reader)) throw refusal('FORBIDDEN');
}

/** R36: a lot that the reader may not see is missing, as is one of another type than was named. */
export function assertIsSeen({ permissions }: TranslationReader, lot: PlacedLot, type: LotType, today: JapanDay): void {
  if (lotTypes[lot.kind] !== type || !maySeeLot(permissions, lot, today)) throw refusal('NOT_FOUND');
}
