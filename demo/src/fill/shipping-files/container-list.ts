import { quoteCell } from '@seri/domain/common/csv-text';
import { addDays, type JapanDay } from '@seri/domain/time/japan-time';
import { type ContainerRow, containerRows } from './container-list.data.ts';
import type { ChooseCar } from './listed-cars.read.ts';
import { toShiftJis } from './shift-jis.ts';

const heads = [
  '車台番号',
  'メーカー',
  '車種',
  '予約番号',
  '船名',
  '航海番号',
  '積港',
  '揚港',
  '出港予定日',
  '入港予定日',
  'コンテナ番号',
  '備考',
];

/** A list as a forwarder of Japan exports it: Shift_JIS, with days without a year. */
export function containerList(chooseCar: ChooseCar, today: JapanDay): Uint8Array {
  const cars = containerRows.flatMap((row) => {
    const car = 'serial' in row.car ? row.car : chooseCar(row.car);
    if (!car) return [];
    const number = row.as ? row.as(car.serial) : car.serial;
    const { bookingNo, containerNo = '', remark = '' } = row;
    return [[number, car.maker, car.model, bookingNo, ...shipCells(row, today), containerNo, remark]];
  });
  const lines = [['船積予定表'], ['作成日', today], heads, ...cars, ['合計', `${cars.length}台`]];
  return toShiftJis(lines.map((cells) => cells.map(quoteCell).join(',')).join('\r\n'));
}

function shipCells({ ship }: ContainerRow, today: JapanDay): string[] {
  if (!ship) return ['', '', '', '', '', ''];
  const etd = addDays(today, ship.sailsIn);
  const { vessel, voyageNo, from, to, transit } = ship;
  return [vessel, voyageNo, from, to, inJapanese(etd), inJapanese(addDays(etd, transit))];
}

const inJapanese = (day: JapanDay): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
