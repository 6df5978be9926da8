import type { Random } from '../../random.ts';
import { type SheetBox, circlePath } from './box.ts';
import { drawLabel, print } from './draw-label.ts';
import type { Ink, Writing } from '../writing/ink.ts';
import { charactersOf, fitSize } from '../writing/measure-text.ts';
import type { Sheet } from '../sheet.ts';

const vermilion = '#c5301c';

/** The round stamp of the inspection and the house's square seal, each a little askew. */
export function drawStamp(sheet: Sheet, box: SheetBox): Ink[] {
  const { inks, content } = drawLabel(sheet, box, '検査済印・会場印');
  const { random, words, facts } = sheet;
  if (facts.sessionDate === undefined || words.house === '') return inks;
  const radius = Math.min(62, content.height * 0.4, content.width * 0.25);
  const side = radius * 1.45;
  const middle = content.y + content.height / 2 - 2;
  const gap = (content.width - radius * 2 - side) / 3;
  const roundX = content.x + gap + radius + random.between(-3, 3);
  const squareX = content.x + content.width - gap - side / 2 + random.between(-3, 3);
  return [
    ...inks,
    ...drawRound(sheet, roundX, middle + random.between(-3, 3), radius),
    ...drawSquare(random, words.house, squareX, middle + random.between(-5, 5), side),
  ];
}

function drawRound({ random, words, facts }: Sheet, x: number, y: number, radius: number): Ink[] {
  const turn = random.between(-14, 6);
  const transform = `rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})`;
  const chord = radius * 0.87;
  const third = radius * 0.27;
  const date = (facts.sessionDate ?? '').slice(2).replaceAll('-', '.');
  const stamped = (text: string, down: number, size: number): Writing =>
    pressed(text, x, y, down * radius, fitSize(text, 'printBold', size * radius, radius * 1.3), turn);
  return [
    { path: circlePath(x, y, radius), stroke: vermilion, width: 3.2, opacity: 0.86 },
    { path: circlePath(x, y, radius - 6), stroke: vermilion, width: 1.1, opacity: 0.8 },
    {
      path: `M${x - chord} ${y - third}h${chord * 2}M${x - chord} ${y + third}h${chord * 2}`,
      stroke: vermilion,
      width: 1.4,
      opacity: 0.86,
      transform,
    },
    stamped('検査済', -0.38, 0.33),
    stamped(date, 0.12, 0.34),
    stamped(words.house, 0.62, 0.27),
  ];
}

/** Text inside a turned stamp, at this distance below its centre. */
function pressed(text: string, x: number, y: number, down: number, size: number, turn: number): Writing {
  const angle = (turn * Math.PI) / 180;
  const writing = print(
    vermilion,
    text,
    x - Math.sin(angle) * down,
    y + Math.cos(angle) * down,
    size,
    'middle',
    'printBold',
  );
  return { ...writing, turn, opacity: 0.88 };
}

/** Three columns from the right, like a company's seal. A house with a Latin name gets a general text. */
function drawSquare(random: Random, house: string, x: number, y: number, side: number): Ink[] {
  const letters = charactersOf(/[a-z]/.test(house) ? '出品検査会場之印' : `${house}会場之印`);
  const rows = Math.ceil(letters.length / 3);
  const cell = (side - 12) / 3;
  const tall = (side - 12) / rows;
  const turn = random.between(-3, 3);
  const angle = (turn * Math.PI) / 180;
  const place = (across: number, down: number) => ({
    x: x + across * Math.cos(angle) - down * Math.sin(angle),
    y: y + across * Math.sin(angle) + down * Math.cos(angle),
  });
  const frame = (half: number) =>
    `M${[place(-half, -half), place(half, -half), place(half, half), place(-half, half)]
      .map((corner) => `${corner.x.toFixed(1)} ${corner.y.toFixed(1)}`)
      .join('L')}Z`;
  return [
    { path: frame(side / 2), stroke: vermilion, width: 3.4, opacity: 0.84 },
    ...letters.map((letter, index): Writing => {
      const size = Math.min(cell, tall) * 0.92;
      const at = place(cell * (1 - Math.floor(index / rows)), tall * ((index % rows) - (rows - 1) / 2) + size * 0.36);
      return { ...print(vermilion, letter, at.x, at.y, size, 'middle', 'printBold'), turn, opacity: 0.84 };
    }),
  ];
}

/** A personal seal: a surname written downwards in a small ring. */
export function drawSeal(random: Random, surname: string, x: number, y: number, radius: number): Ink[] {
  const turn = random.between(-8, 8);
  const size = (radius * 1.5) / surname.length;
  return [
    { path: circlePath(x, y, radius), stroke: vermilion, width: 2.2, opacity: 0.85 },
    ...charactersOf(surname).map((letter, index): Writing => {
      const down = (index - (surname.length - 1) / 2) * size + size * 0.36;
      return pressed(letter, x, y, down, Math.min(size, radius * 0.84), turn);
    }),
  ];
}
