import { join } from 'node:path';
import { messageOf, startHelper } from '../helper.ts';
import type { BenchFinding } from '../trial.ts';
import type { DrawingCosts } from './drawing.child.ts';

const mostMilliseconds = 150;
/** The paper maker is replaced above it. */
const mostMegabytes = 250;

/** Has papers of all kinds and languages drawn by the process that draws them for a worker. */
export async function drawPapers(scale: number): Promise<BenchFinding[]> {
  const papers = Math.max(60, Math.round(1_000 * scale));
  const drawing = startHelper(join(import.meta.dirname, 'drawing.child.ts'));
  const answer = messageOf<DrawingCosts>(drawing);
  drawing.send(papers);
  const { pages, bytes, processor, starts, ofMaker, before, most } = await answer;
  drawing.kill();
  return [
    {
      name: `milliseconds of the processor for a page, of ${papers} papers, against ${mostMilliseconds}`,
      ratio: (processor * 1_000) / pages / mostMilliseconds,
      atMost: 1,
      detail: `${((processor * 1_000) / pages).toFixed(0)} ms, ${pages} pages, ${(bytes / papers / 1_024).toFixed(0)} KB a paper`,
    },
    {
      name: `megabytes of the paper maker after a paper, against ${mostMegabytes}`,
      ratio: inMegabytes(ofMaker) / mostMegabytes,
      atMost: 1,
      detail: `${inMegabytes(ofMaker).toFixed(0)} at most, in ${starts} processes; the one that asks grew from ${inMegabytes(before).toFixed(0)} to ${inMegabytes(most).toFixed(0)}`,
    },
  ];
}

const inMegabytes = (bytes: number) => bytes / 2 ** 20;
