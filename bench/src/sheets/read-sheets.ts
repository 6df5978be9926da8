import { sheetReaderProgram } from '../../../apps/api/src/entry/sheets/sheet-reader-program.ts';
import { readPictureTask } from '../../../apps/api/src/features/services/sheets/sheets.tasks.ts';
import { openStudio, type Studio } from '../../../apps/api/src/platform/studio/studio.ts';
import { silentLog } from '../../../apps/api/src/testkit/silent-log.ts';
import { findGlossary } from '../../../packages/domain/src/sheet/glossary.ts';
import { readSheet } from '../../../packages/domain/src/sheet/reading/read-sheet.ts';
import { admit } from '../admit.ts';
import { say } from '../../../tools/src/output/steps.ts';
import { ask, type BenchFinding, median, percentile, timed, type Trial } from '../trial.ts';
import { conditions, judgingPens, makeFacts, makeSheet, type SheetCondition } from './made-sheets.ts';
import { newScore, scoreSheet, type SheetScore, type Told } from './score-sheet.ts';

/** So many of each condition, three times as many in all. */
const sheets = Number(process.env['SHEETS'] ?? 70);
/** Another seed than those with which the reader was tuned. */
const seed = process.env['SHEETS_SEED'] ?? 'unseen-6';
const mostMegabytes = 450;
const mostSeconds = 4.5;
const megabyte = 2 ** 20;

/** All that is told must be right. How much is told of other hands is reported. */
const gates: Readonly<Record<SheetCondition, { precision: number; recall?: number }>> = {
  clean: { precision: 0.99, recall: 0.97 },
  scan: { precision: 0.98, recall: 0.93 },
  hand: { precision: 0.95 },
};
const leastOfFields = 0.95;

interface ReadingCost {
  seconds: number;
  megabytes: number;
}

/** Reads sheets that nobody has tuned on, and compares all that was told with what stands there. */
export async function readSheets(trial: Trial): Promise<BenchFinding[]> {
  const limits = { atOnce: 1, mostPictures: 10, mostBytes: mostMegabytes * megabyte };
  const reader = openStudio({ title: 'sheet_reader', log: silentLog, limits, ...sheetReaderProgram(undefined) });
  try {
    const costs: ReadingCost[] = [];
    const findings: BenchFinding[] = [];
    for (const condition of conditions) {
      const score = newScore();
      for (let index = 0; index < sheets; index += 1) costs.push(await readOne(reader, score, index, condition));
      findings.push(...findingsOf(condition, score));
      if (process.env['SHEETS_TELL']) say(score.misses.join('\n'));
    }
    return [...findings, ...costsOf(costs), await listingBeside(trial, reader)];
  } finally {
    await reader.stop();
  }
}

async function readOne(
  reader: Studio,
  score: SheetScore,
  index: number,
  condition: SheetCondition,
): Promise<ReadingCost> {
  const facts = makeFacts(seed, index);
  const { picture } = await makeSheet(facts, condition, judgingPens);
  const began = performance.now();
  const seen = await reader.make(readPictureTask, [picture, facts.kind === 'stock' ? 'car' : facts.kind, false]);
  const seconds = (performance.now() - began) / 1000;
  const reading = readSheet(seen, {
    isCar: facts.kind === 'car',
    glossary: findGlossary(facts.houseName ?? ''),
    code: facts.chassis,
  });
  scoreSheet(score, facts, reading, `${condition} ${index}`);
  return { seconds, megabytes: bytesOf(reader) / megabyte };
}

function bytesOf({ figures }: Studio): number {
  const figure = figures.find(({ name }) => name === 'seri_sheet_reader_bytes');
  return figure && 'value' in figure ? Number(figure.value() ?? 0) : 0;
}

function findingsOf(condition: SheetCondition, { phrases, flags, options, fields }: SheetScore): BenchFinding[] {
  const { precision, recall } = gates[condition];
  const { hours, ...written } = fields;
  const fieldFindings = Object.entries(written).map(([field, told]) =>
    recallOf(
      `${field} on ${condition} sheets`,
      told,
      condition === 'clean' || condition === 'scan' || field === 'serial' ? leastOfFields : undefined,
    ),
  );
  return [
    { ...recallOf(`phrases of ${condition} sheets that are told`, phrases, recall) },
    {
      name: `phrases of ${condition} sheets that are right, of all that are told`,
      ratio: phrases.found / Math.max(1, phrases.found + phrases.invented),
      atLeast: precision,
      detail: `${phrases.invented} invented`,
    },
    recallOf(`red flags of ${condition} sheets, raised or suspected`, flags, condition === 'hand' ? undefined : 0.95),
    none(`invented red flags on ${condition} sheets`, flags.invented),
    none(`invented rings on ${condition} sheets`, options.invented),
    recallOf(`rings of ${condition} sheets`, options, undefined),
    ...fieldFindings,
    recallOf(`hours on ${condition} sheets`, hours, undefined),
  ];
}

function recallOf(name: string, { there, found, invented }: Told, atLeast: number | undefined): BenchFinding {
  const detail = `${found} of ${there}, ${invented} wrong`;
  return { name, ratio: found / Math.max(1, there), ...(atLeast !== undefined && there > 0 && { atLeast }), detail };
}

const none = (name: string, count: number): BenchFinding => ({ name, ratio: count, atMost: 0, detail: `${count}` });

function costsOf(costs: readonly ReadingCost[]): BenchFinding[] {
  const seconds = costs.map((cost) => cost.seconds);
  const most = Math.max(...costs.map(({ megabytes }) => megabytes));
  return [
    {
      name: 'seconds of a processor for a sheet',
      ratio: median(seconds),
      atMost: mostSeconds,
      detail: `median of ${costs.length}; the longest ${Math.max(...seconds).toFixed(1)}`,
    },
    {
      name: 'megabytes of the reader after a sheet',
      ratio: most,
      atMost: mostMegabytes,
      detail: `the most of ${costs.length}`,
    },
  ];
}

const listings = 120;
const mostSlower = 1.5;

/** The listing while five sheets are read, against the listing alone, in the same run. */
async function listingBeside(trial: Trial, reader: Studio): Promise<BenchFinding> {
  const [account] = await admit(trial, ['client@demo.seri']);
  const { picture } = await makeSheet(makeFacts(seed, 0), 'scan', judgingPens);
  const askSome = async (isOver: () => boolean) => {
    const took: number[] = [];
    while (!isOver() || took.length < listings)
      took.push((await timed(() => ask(trial, '/car-auction/listing', { cookie: account?.cookie ?? '' }))).took);
    return percentile(took, 0.99);
  };
  await askSome(() => true);
  const alone = await askSome(() => true);
  let isRead = false;
  const reading = Promise.all(
    Array.from({ length: 5 }, () => reader.make(readPictureTask, [picture, 'car', false])),
  ).finally(() => (isRead = true));
  const beside = await askSome(() => isRead);
  await reading;
  return {
    name: 'p99 of the listing while five sheets are read, over its own',
    ratio: beside / alone,
    atMost: mostSlower,
    detail: `${beside.toFixed(0)} ms, alone ${alone.toFixed(0)} ms`,
  };
}
