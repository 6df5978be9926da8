import type { SoakSample } from './take-sample.ts';

const size = { width: 720, height: 260 };
const frame = { left: 48, right: 150, top: 28, bottom: 28 };
const inner = { width: size.width - frame.left - frame.right, height: size.height - frame.top - frame.bottom };
const colours = ['#1f6feb', '#d1242f', '#1a7f37', '#9a6700', '#8250df', '#57606a'];

/** The curves of some measures over the requests, as a small picture. The last value of each stands beside its end. */
export function drawCurves(title: string, samples: readonly SoakSample[], names: readonly string[]): string {
  const mostRequests = samples.at(-1)?.['requests'] || 1;
  const top = roundUp(Math.max(1, ...samples.flatMap((sample) => names.map((name) => sample[name] ?? 0))));
  const x = (requests: number) => frame.left + (requests / mostRequests) * inner.width;
  const y = (value: number) => frame.top + inner.height * (1 - value / top);
  const lines = names.map((name, index) => {
    const points = samples.map((sample) => `${round(x(sample['requests'] ?? 0))},${round(y(sample[name] ?? 0))}`);
    return `<polyline fill="none" stroke="${colours[index]}" stroke-width="1.5" points="${points.join(' ')}"/>`;
  });
  const ends = names.map((name) => ({ name, value: samples.at(-1)?.[name] ?? 0 }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="11">`,
    `<rect width="${size.width}" height="${size.height}" fill="#fff"/>`,
    `<text x="${frame.left}" y="16" font-size="13">${title}</text>`,
    ...[0, top / 2, top].map((value) => gridLine(value, y(value))),
    `<text x="${frame.left + inner.width}" y="${size.height - 8}" text-anchor="end">${mostRequests.toLocaleString('en')} requests</text>`,
    ...lines,
    ...placeLabels(ends.map(({ value }) => y(value))).map(
      (at, index) =>
        `<text x="${frame.left + inner.width + 6}" y="${round(at + 4)}" fill="${colours[index]}">${ends[index]?.name} ${Math.round(ends[index]?.value ?? 0)}</text>`,
    ),
    '</svg>\n',
  ].join('\n');
}

function gridLine(value: number, at: number): string {
  const [from, to] = [frame.left, frame.left + inner.width];
  const line = `<line x1="${from}" x2="${to}" y1="${round(at)}" y2="${round(at)}" stroke="#d0d7de"/>`;
  return `${line}<text x="${from - 6}" y="${round(at + 4)}" text-anchor="end">${Math.round(value)}</text>`;
}

/** Moves labels apart that would stand on each other. */
function placeLabels(wanted: readonly number[]): number[] {
  const placed = [...wanted];
  const order = wanted.map((_, index) => index).toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  let least = -Infinity;
  for (const index of order) {
    placed[index] = Math.max(wanted[index] ?? 0, least);
    least = (placed[index] ?? 0) + 13;
  }
  return placed;
}

function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / unit) * unit;
}

const round = (value: number) => Math.round(value * 10) / 10;
