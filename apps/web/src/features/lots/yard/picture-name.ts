import type { Localization } from '../../../lib/language/language.ts';
import { dayText } from '../../../ui/time/calendar-day.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { countIn, pictureAt } from './placed-pictures.ts';

/** The place and the day of a photo. A lot has photos of its auction alone, so theirs is undefined. */
export function takenText({ text, language }: Localization, pictures: Pictures, index: number): string | undefined {
  const { yard } = pictures;
  const picture = pictureAt(pictures, index);
  if (!yard?.photos.length || !picture || picture.set === 'sheet') return undefined;
  if (picture.set === 'auction') return text('yard.taken.auction', { day: dayText(yard.boughtOn, language) });
  const photo = yard.photos[picture.place];
  if (!photo) return undefined;
  const taken = text('yard.taken.yard', { day: dayText(photo.day, language) });
  return photo.isDraft ? `${taken} · ${text('yard.draft')}` : taken;
}

/** The name of a picture for screen readers. */
export function pictureName(localization: Localization, pictures: Pictures, index: number): string {
  const { text } = localization;
  const picture = pictureAt(pictures, index);
  if (picture?.set === 'sheet') return text('lot.sheetPicture');
  const { set = 'auction', place = index } = picture ?? {};
  const name = text('pictures.photo', { index: place + 1, total: countIn(pictures, set) });
  return [takenText(localization, pictures, index), name].filter(Boolean).join(', ');
}

/** Its place in its set. */
export function countText(pictures: Pictures, index: number): string | undefined {
  const picture = pictureAt(pictures, index);
  if (!picture || picture.set === 'sheet') return undefined;
  return `${picture.place + 1} / ${countIn(pictures, picture.set)}`;
}

export function pictureAlt(localization: Localization, pictures: Pictures, index: number): string {
  const { car, photos } = pictures;
  const { set, place = index } = pictureAt(pictures, index) ?? {};
  const name = pictureName(localization, pictures, index);
  if (set === 'sheet') return name;
  if (set === 'yard') return `${car}, ${name}`;
  return localization.text('lots.photo', { car, index: place + 1, total: photos.length });
}
