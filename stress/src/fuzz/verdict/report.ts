import type { FuzzCall } from '../requests/read-calls.ts';
import type { FuzzFinding } from './judge-answer.ts';
import type { FuzzTally } from './tally.ts';
import { unwatchedTables } from './unwatched-tables.data.ts';

export const leastPast = 0.6;
export const mostShown = 20;
const mostText = 300;

export interface FuzzOutcome {
  seed: number;
  calls: readonly FuzzCall[];
  tally: FuzzTally;
  findings: readonly FuzzFinding[];
  /** Sentences about the end of the run: failed jobs and broken invariants. */
  faults: readonly string[];
  watched: number;
  seconds: number;
}

export const pastShare = ({ past, sent }: FuzzTally) => (sent === 0 ? 0 : past / sent);

export function hasPassed({ tally, findings, faults }: FuzzOutcome): boolean {
  return findings.length === 0 && faults.length === 0 && pastShare(tally) >= leastPast;
}

/** The end of the run in sentences; its findings were told as they came. */
export function describeEnd({ findings, faults, tally }: FuzzOutcome): string[] {
  const share = pastShare(tally);
  const few = share < leastPast ? [`Only ${percent(share)} of the requests passed the gates.`] : [];
  const told = Math.min(findings.length, mostShown);
  return [...few, ...faults, `${findings.length} findings, ${told} of them told above.`];
}

export function describeFinding({ kind, request, answer, detail }: FuzzFinding): string {
  const { call, role, method, target, headers, body, breakage = 'meant valid' } = request;
  return [
    `✗ ${kind}: ${call.name} as ${role} (${breakage})${detail ? `: ${detail}` : ''}`,
    `    ${method} ${shortened(target)}`,
    `    ${shortened(JSON.stringify(headers))}`,
    ...(body === undefined ? [] : [`    ${shortened(body)}`]),
    `    ${answer.status} ${shortened(answer.text)}`,
  ].join('\n');
}

const shortened = (text: string) => (text.length > mostText ? `${text.slice(0, mostText)}… (${text.length})` : text);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The page of the last run. */
export function writePage(outcome: FuzzOutcome): string {
  const { seed, calls, tally, findings, faults, watched, seconds } = outcome;
  const rows: [string, string][] = [
    ['seed', String(seed)],
    ['requests', `${tally.sent}, in ${Math.round(seconds)} s`],
    ['refused ones sent again on a quiet database', String(tally.again)],
    ['calls that a request reached', `${tally.reached.size} of ${calls.length}`],
    ['calls that succeeded', `${tally.succeeded.size} of ${calls.length}`],
    ['past the gates', percent(pastShare(tally))],
    ['past the gates, of those meant valid', percent(tally.validPast / tally.valid)],
    ['slowest answer', `${Math.round(tally.slowest.milliseconds)} ms, ${tally.slowest.call}`],
    ['slow among others, quick alone', String(tally.slowInCrowd)],
    ['tables compared', String(watched)],
    ['findings', String(findings.length + faults.length)],
  ];
  return [
    '# The fuzzer',
    '',
    '`npm run test:long -- fuzz` sends 100,000 requests, valid and broken, to every call of a product of its own, as people',
    'of every role and as nobody; `FUZZ_REQUESTS` names another number. `SERI_TEST_SEED` repeats them; ids of rows come from',
    'the database as it is by then. No answer may be a 500, which an answer is too that does not match the schema of its',
    'call, a 503 without the code OVERLOADED, or no refusal of the contract. None may take two seconds, also when asked alone',
    'three times. A request that is refused may write nothing: it is sent again while nothing else writes, and rows of later',
    'transactions and rows that are gone are looked for. After each batch the invariants of money and bids are counted.',
    'Afterwards the worker does what the run has left for it. The times are those of the machine of the run.',
    '',
    ...tableOf(['the last run', ''], rows),
    '',
    ...tableOf(['answer', 'requests'], sortedCounts(tally.byStatus)),
    '',
    ...tableOf(['broken by', 'requests'], sortedCounts(tally.byBreakage)),
    '',
    'Calls that have never succeeded, because their tokens stand in mails alone, or for want of a key:',
    `${neverSucceeded(outcome)}.`,
    '',
    ...tableOf(['table that a refusal may write', 'because'], Object.entries(unwatchedTables)),
    '',
  ].join('\n');
}

const neverSucceeded = ({ calls, tally }: FuzzOutcome) =>
  calls
    .filter(({ name }) => !tally.succeeded.has(name))
    .map(({ name }) => `\`${name}\``)
    .join(', ') || 'none';

const sortedCounts = (counts: ReadonlyMap<string, number>): [string, string][] =>
  [...counts].toSorted(([, one], [, other]) => other - one).map(([name, count]) => [name, String(count)]);

function tableOf(head: readonly [string, string], rows: readonly (readonly [string, string])[]): string[] {
  return [`| ${head.join(' | ')} |`, '|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)];
}
