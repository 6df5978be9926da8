import { createRandom } from '@seri/drawings/random';
import type { FindKnown } from './product/read-known.ts';
import type { FuzzAnswered, Visitors } from './product/visitors.ts';
import { breakRequest } from './requests/break-request.ts';
import { buildRequest } from './requests/build-request.ts';
import type { LearnedRows } from './requests/learned-rows.ts';
import { chooseCall, type Doors } from './requests/doors.ts';
import type { FuzzRequest } from './requests/fuzz-request.ts';
import type { FuzzCall } from './requests/read-calls.ts';
import { type FuzzFinding, judgeAnswer, longestAnswerTime } from './verdict/judge-answer.ts';
import type { FuzzTally } from './verdict/tally.ts';

const brokenShare = 0.27;
const retries = 3;

export interface FuzzRun {
  seed: number;
  calls: readonly FuzzCall[];
  visitors: Visitors;
  doors: Doors;
  learned: LearnedRows;
  tally: FuzzTally;
  findings: FuzzFinding[];
}

/** Each request is drawn from the seed and its own number, so that its neighbours do not change it. */
export function drawRequest(
  { seed, calls, doors, learned }: FuzzRun,
  findKnown: FindKnown,
  number: number,
): FuzzRequest {
  const random = createRandom(seed, number);
  const call = chooseCall(calls, random);
  const built = buildRequest(
    call,
    doors.choose(call, random),
    { ...findKnown(call.name, random), ...learned.find(call.name, random) },
    random,
  );
  return random.chance(brokenShare) ? breakRequest(built, random) : built.request;
}

/** Sends the requests at once, counts and judges the answers, and returns what was refused. */
export async function runBatch(run: FuzzRun, requests: readonly FuzzRequest[]): Promise<FuzzRequest[]> {
  const all = await run.visitors.sendAll(requests, true);
  for (const { request, answer } of all) {
    run.tally.count(request, answer);
    const kind = judgeAnswer(request, answer);
    if (kind) run.findings.push({ kind, request, answer });
    if (answer.status === 200) run.learned.note(request, answer.text);
    if (request.breakage === undefined) run.doors.note(request.call, request.role, answer.code);
  }
  for (const slow of all.filter(({ answer }) => answer.milliseconds > longestAnswerTime)) await askAgain(run, slow);
  return all
    .filter(({ request, answer }) => answer.status >= 400 && answer.status < 500 && request.breakage !== 'megabytes')
    .map(({ request }) => request);
}

/** On a machine with other work a crowd is slow now and then; an answer that is slow each time, and alone, is a finding. */
async function askAgain({ visitors, tally, findings }: FuzzRun, { request, answer }: FuzzAnswered): Promise<void> {
  for (let retry = 0; retry < retries; retry += 1) {
    const { milliseconds } = await visitors.send(request);
    if (milliseconds <= longestAnswerTime) {
      tally.slowInCrowd += 1;
      return;
    }
  }
  findings.push({ kind: 'slow', request, answer, detail: `${Math.round(answer.milliseconds)} ms` });
}
