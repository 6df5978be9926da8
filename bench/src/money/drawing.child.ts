import { readFileSync } from 'node:fs';
import { openPaperMaker } from '../../../apps/api/src/entry/papers/open-paper-maker.ts';
import { renderPaperTask } from '../../../apps/api/src/features/trade/papers/papers.tasks.ts';
import type { Studio } from '../../../apps/api/src/platform/studio/studio.ts';
import { silentLog } from '../../../apps/api/src/testkit/silent-log.ts';
import { mixedPaper } from './mixed-papers.ts';

/** The costs of papers that this process has had drawn as a worker does. */
export interface DrawingCosts {
  pages: number;
  bytes: number;
  /** Processor seconds of all paper makers, one after another, with their starts. */
  processor: number;
  starts: number;
  /** The most memory of a paper maker after a paper. */
  ofMaker: number;
  /** The memory of this process before the first paper, and the most after one. */
  before: number;
  most: number;
}

process.on('message', (papers: number) => void drawAll(papers).then((costs) => process.send?.(costs)));

async function drawAll(papers: number): Promise<DrawingCosts> {
  const maker = openPaperMaker({ log: silentLog });
  const before = process.memoryUsage.rss();
  const costs = { pages: 0, bytes: 0, ofMaker: 0, most: before };
  for (let place = 0; place < papers; place += 1) {
    const file = await maker.make(renderPaperTask, [mixedPaper(place), false]);
    costs.pages += pagesOf(file);
    costs.bytes += file.length;
    costs.ofMaker = Math.max(costs.ofMaker, figureOf(maker, 'bytes'));
    costs.most = Math.max(costs.most, process.memoryUsage.rss());
  }
  const starts = figureOf(maker, 'starts_total');
  await maker.stop();
  return { ...costs, before, starts, processor: secondsOfEnded() };
}

const pagesOf = (file: Uint8Array) =>
  Buffer.from(file)
    .toString('latin1')
    .match(/\/Type \/Page\n/g)?.length ?? 0;

function figureOf({ figures }: Studio, name: string): number {
  const figure = figures.find((one) => one.name === `seri_paper_maker_${name}`);
  return figure && 'value' in figure ? Number(figure.value() ?? 0) : Number.NaN;
}

/** The processor seconds of all processes that this one has started and seen end; NaN except on Linux. */
function secondsOfEnded(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(13, 15);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return Number.NaN;
  }
}
