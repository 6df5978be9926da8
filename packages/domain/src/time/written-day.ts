import { plainCell } from '../common/plain-cell.ts';
import { isJapanDay, type JapanDay } from './japan-time.ts';

const yearMonthDay = /^(\d{4})(?:[-/.](\d{1,2})[-/.]|年(\d{1,2})月)(\d{1,2})日?$/;
const dayMonthYear = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const digitsAlone = /^(\d{4})(\d{2})(\d{2})$/;
const eraDay = /^(令和|平成|R|H)(\d{1,2}|元)(?:[-/.](\d{1,2})[-/.]|年(\d{1,2})月)(\d{1,2})日?$/i;

/** The year before the first of each era. */
const eras: Readonly<Record<string, number>> = { 令和: 2018, R: 2018, 平成: 1988, H: 1988 };

/** A day as banks and forwarders write it, perhaps with a time after it. Undefined for anything else, also for 31 November. */
export function readWrittenDay(cell: string): JapanDay | undefined {
  const text = plainCell(cell).replace(/(?<=\d|日)[T ]+\d{1,2}:\d{2}(?::\d{2})?$/, '');
  const [year, month, day] = partsOfDay(text.replaceAll(/\s/g, '')) ?? [];
  if (year === undefined) return undefined;
  const found = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isJapanDay(found) ? found : undefined;
}

function partsOfDay(text: string): (string | undefined)[] | undefined {
  const [, year, month, monthByWord, day] = yearMonthDay.exec(text) ?? [];
  if (year) return [year, month ?? monthByWord, day];
  const russian = dayMonthYear.exec(text)?.slice(1);
  if (russian) return russian.toReversed();
  const [, era, yearOfEra = '', eraMonth, eraMonthByWord, dayOfEra] = eraDay.exec(text) ?? [];
  if (!era) return digitsAlone.exec(text)?.slice(1);
  const before = eras[era.toUpperCase()] ?? 0;
  return [String(before + (yearOfEra === '元' ? 1 : Number(yearOfEra))), eraMonth ?? eraMonthByWord, dayOfEra];
}
