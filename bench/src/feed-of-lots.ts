import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'] as const;
const house = 'bench-house';
const sessionOf = (day: string) => `${house}-${day}`;

/** Writes a week of one large house with `lots` rows; every fiftieth row differs between two editions. */
export function writeFeed(file: string, lots: number, edition: number): Promise<void> {
  return pipeline(Readable.from(linesOf(lots, edition)), createWriteStream(file));
}

function* linesOf(lots: number, edition: number): Generator<string> {
  yield line({ type: 'house', id: house, name: 'Bench', bidStep: 3000 });
  for (const day of days) {
    yield line({ type: 'session', id: sessionOf(day), house, startsAt: `${day}T09:00:00+09:00`, lanes: 10 });
  }
  const piece = 1_000;
  for (let first = 0; first < lots; first += piece) {
    const many = Array.from({ length: Math.min(piece, lots - first) }, (_, index) =>
      line(lotOf(first + index, edition)),
    );
    yield many.join('');
  }
}

const line = (row: object) => `${JSON.stringify(row)}\n`;

function lotOf(number: number, edition: number): object {
  const day = days[number % days.length] ?? days[0];
  const driven = (number * 7_919) % 200_000;
  return {
    type: 'lot',
    id: `${sessionOf(day)}-${number}`,
    kind: 'car',
    session: sessionOf(day),
    runsAt: new Date(Date.parse(`${day}T09:00:00+09:00`) + (number % 3_000) * 10_000).toISOString(),
    lane: (number % 10) + 1,
    lotNo: String(20_000 + number),
    maker: `Maker ${number % 40}`,
    model: `Model ${number % 1_500}`,
    trim: 'Premium Advanced Package',
    chassis: `ZSU${number % 1_500}W`,
    serial: `ZSU60-${number}`,
    year: 2005 + (number % 20),
    engineCc: 2000,
    color: 'Pearl',
    gearbox: 'CVT',
    drive: 'FF',
    steering: 'right',
    mileageKm: number % 50 === 0 ? driven + edition : driven,
    equipment: 'AC PS PW AW SR LTR Navi TV BC ETC LED',
    condition: '4',
    startPrice: 850_000 + (number % 100) * 3_000,
    details: {
      exterior: 'B',
      interior: 'B',
      month: 5,
      marks: [
        { code: 'A1', x: 20, y: 30 },
        { code: 'U1', x: 80, y: 31 },
      ],
      remarks: '小キズ小ヘコミ',
    },
  };
}
