import { airConditioners, type EquipmentBox, equipmentBoxes, otherEquipment } from './equipment-boxes.data.ts';

interface Equipment {
  airConditioner: string;
  ringed: ReadonlySet<EquipmentBox>;
  others: readonly string[];
}

const byCode = new Map([...equipmentBoxes, ...otherEquipment].flatMap((box) => box.codes.map((code) => [code, box])));
const boxes = new Set(equipmentBoxes);

/** Codes are separated by spaces or commas; some consist of two words. */
export function readEquipment(text: string): Equipment {
  const words = text.split(/[\s,、]+/).filter((word) => word !== '');
  const ringed = new Set<EquipmentBox>();
  const others: string[] = [];
  let airConditioner = '';
  while (words.length > 0) {
    const [first = '', second = ''] = words;
    const pair = byCode.get(`${first} ${second}`.toLowerCase());
    const box = pair ?? byCode.get(first.toLowerCase());
    words.splice(0, pair ? 2 : 1);
    if (airConditioners.some((code) => code === first)) airConditioner = first;
    else if (box && boxes.has(box)) ringed.add(box);
    else others.push(box?.print ?? first);
  }
  return { airConditioner, ringed, others };
}
