import { formatIn, type ZonedTime } from './format-time.ts';
import { russianZones } from './zone-names.data.ts';

/** The name of a time zone as readers know it: Moscow, CET, Владивосток. */
export function zoneName(instant: Date, zoned: ZonedTime): string {
  const russian = zoned.language === 'ru' ? russianZones[zoned.timeZone] : undefined;
  if (russian) return russian;
  const parts = formatIn(zoned, { timeZoneName: 'shortGeneric' }).formatToParts(instant);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? zoned.timeZone;
  return name.replace(/ Time$/, '');
}
