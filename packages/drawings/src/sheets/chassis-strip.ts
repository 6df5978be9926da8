import { layouts, sheetSize } from './layouts.data.ts';
import { styleOfHouse } from './style-of-house.ts';

/** The box with the chassis number on the sheets of a house, as styles of a background of the same shape. */
export function chassisStrip(houseName: string) {
  const { x, y, width, height } = layouts[styleOfHouse(houseName).layout].serial;
  return {
    backgroundSize: share(sheetSize.width, width),
    backgroundPosition: `${share(x, sheetSize.width - width)} ${share(y, sheetSize.height - height)}`,
    aspectRatio: `${width} / ${height}`,
  };
}

function share(at: number, room: number): string {
  return `${Math.round((at / room) * 10_000) / 100}%`;
}
