import { expect, it } from 'vitest';
import { chassisStrip } from './chassis-strip.ts';
import { layouts, sheetSize } from './layouts.data.ts';
import { styleOfHouse } from './style-of-house.ts';

it.each(['USS Tokyo', 'JU Gifu', 'TAA Kinki', 'HAA Kobe', 'ARAI Oyama', 'LAA Shikoku'])(
  'a box of its shape shows the chassis number of a sheet of %s and no more',
  (house) => {
    const { backgroundSize, backgroundPosition, aspectRatio } = chassisStrip(house);
    const box = layouts[styleOfHouse(house).layout].serial;
    const [width = 0, height = 0] = aspectRatio.split(' / ').map(Number);
    const scale = parseFloat(backgroundSize) / 100;
    const [left = 0, top = 0] = backgroundPosition.split(' ').map((part) => parseFloat(part) / 100);
    // A background of this size is moved by the share of the room that it has beyond the box.
    const shown = [width * scale, (width * scale * sheetSize.height) / sheetSize.width] as const;
    const unit = sheetSize.width / shown[0];
    expect((shown[0] - width) * left * unit).toBeCloseTo(box.x, 0);
    expect((shown[1] - height) * top * unit).toBeCloseTo(box.y, 0);
    expect([width, height]).toEqual([box.width, box.height]);
  },
);
