import { type SheetBox, boxPath, splitAcross } from './box.ts';
import { print } from './draw-label.ts';
import { kindTitles } from './form-cells.data.ts';
import type { Ink } from '../writing/ink.ts';
import { barcodes } from './legend.data.ts';
import { charactersOf, fitSize } from '../writing/measure-text.ts';
import type { Sheet } from '../sheet.ts';

const weekdays = '日月火水木金土';
const week = 7 * 24 * 3_600_000;

/** A band with the house's name, next to the form's title and the day of the session. */
export function drawHead({ style, facts, words }: Sheet, box: SheetBox): Ink[] {
  const [band = box, rest = box] = splitAcross(box, [0.42, 0.58]);
  const title = kindTitles[facts.kind] ?? style.title;
  const nameSize = fitSize(words.house, 'printBold', Math.min(36, band.height * 0.42), band.width - 28);
  const titleSize = fitSize(title, 'printBold', 23, rest.width - 36);
  const middle = rest.y + rest.height / 2;
  const session = sessionLine(facts.sessionDate);
  const sessionSize = fitSize(session, 'print', 14, rest.width - 36);
  return [
    { path: boxPath(box), stroke: style.line, width: 1.3 },
    { path: boxPath(band), fill: style.band, stroke: style.line, width: 1.3 },
    print(
      style.onBand,
      words.house,
      band.x + band.width / 2,
      band.y + band.height / 2 + nameSize * 0.36,
      nameSize,
      'middle',
      'printBold',
    ),
    print(style.line, title, rest.x + 20, middle - 2, titleSize, 'start', 'printBold'),
    print(style.line, session, rest.x + 20, middle + 24, sessionSize),
  ];
}

/** Houses number their weekly sessions. */
function sessionLine(date: string | undefined): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (date === undefined || Number.isNaN(day.getTime())) return '開催　　　　年　　月　　日';
  const weekday = weekdays[day.getUTCDay()] ?? '';
  const count = Math.floor((day.getTime() - Date.UTC(2005, 0, 1)) / week);
  return `開催 ${day.getUTCFullYear()}年${day.getUTCMonth() + 1}月${day.getUTCDate()}日（${weekday}） 第${count}回`;
}

export function drawLot({ style, facts }: Sheet, box: SheetBox): Ink[] {
  const lotNo = facts.lotNo ?? '';
  const hasBars = lotNo !== '' && charactersOf(lotNo).every((character) => character in barcodes && character !== '*');
  const barsHeight = hasBars ? 16 : 0;
  const size = fitSize(lotNo, 'printBold', Math.min(64, (box.height - 20 - barsHeight) * 0.98), box.width - 40);
  const number = { ...box, y: box.y + 10, height: box.height - 12 - barsHeight };
  return [
    { path: boxPath(box), fill: '#fffefb', stroke: style.line, width: 2.4 },
    print(style.line, '出品番号', box.x + 6, box.y + 15, 12),
    print(
      '#15181d',
      lotNo,
      box.x + box.width / 2,
      number.y + number.height / 2 + size * 0.37,
      size,
      'middle',
      'printBold',
    ),
    ...(hasBars
      ? drawBars(lotNo, {
          x: box.x + 20,
          y: box.y + box.height - barsHeight - 6,
          width: box.width - 40,
          height: barsHeight,
        })
      : []),
  ];
}

function drawBars(text: string, box: SheetBox): Ink[] {
  const widths = charactersOf(`*${text}*`).flatMap((character) =>
    charactersOf(`${barcodes[character] ?? ''}0`).map((wide) => (wide === '1' ? 3 : 1)),
  );
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const module = Math.min(2.1, box.width / modules);
  let x = box.x + (box.width - modules * module) / 2;
  const bars = widths.map((width, index) => {
    const bar =
      index % 2 === 0
        ? boxPath({ x: Math.round(x * 10) / 10, y: box.y, width: width * module, height: box.height })
        : '';
    x += width * module;
    return bar;
  });
  return [{ path: bars.join(''), fill: '#15181d' }];
}

/** The frame around the whole form, drawn over all rules. */
export function drawFrame({ style }: Sheet, box: SheetBox): Ink {
  return { path: boxPath(box), stroke: style.line, width: 2.8 };
}
