import { setTimeout as pause } from 'node:timers/promises';
import type { BenchAccount } from './admit.ts';
import { admitBidders, futureLots } from './bidding/admit-bidders.ts';
import { checkTaken } from './bidding/asker.ts';
import { bidBesidePgbench } from './bidding/beside-pgbench.ts';
import { openScreen } from './open-screen.ts';
import { ask, type BenchFinding, inMilliseconds, percentile, type Trial } from './trial.ts';

const bidders = 300;
const perSecond = 150;
const seconds = 20;
const longest = { answer: 150, screen: 250 };
/** Clients that each wait for their answer and then bid again. */
const crowd = 64;

interface Bid {
  took: number;
  refusal?: string;
  bidId: number;
  answeredAt: number;
}

/**
 * Bids at a steady rate of a hundred and fifty a second regardless of the answers, each by another account on
 * another lot. A second browser of a hundred of them hears of their bids. Then the product's maximum throughput is
 * measured.
 */
export async function bidTogether(trial: Trial): Promise<BenchFinding[]> {
  const people = await admitBidders(trial, 'bidder', bidders);
  const lots = await futureLots(trial);
  const screens = await Promise.all(people.slice(0, 100).map((bidder) => openScreen(trial, bidder)));
  await bidSteadily(trial, people, lots, 3);
  const steady = await bidSteadily(trial, people, lots, seconds);
  await pause(1_000);
  const seen = steady.flatMap((bid) =>
    screens
      .flatMap(({ heardAt }) => heardAt('bid.changed', bid.bidId) ?? [])
      .slice(-1)
      .map((at) => at - bid.answeredAt),
  );
  const most = await bidUntil(trial, people, lots, 10_000);
  for (const { close } of screens) close();
  const took = steady.map((bid) => bid.took);
  return [
    {
      name: `the slowest hundredth of ${perSecond} bids a second, against ${longest.answer} ms`,
      ratio: percentile(took, 0.99) / longest.answer,
      atMost: 1,
      detail: `${steady.length} bids taken; median ${inMilliseconds(percentile(took, 0.5))}, p95 ${inMilliseconds(percentile(took, 0.95))}, p99 ${inMilliseconds(percentile(took, 0.99))}, longest ${inMilliseconds(Math.max(...took))}`,
    },
    {
      name: `from the answer to another screen, against ${longest.screen} ms`,
      ratio: percentile(seen, 0.99) / longest.screen,
      atMost: 1,
      detail: `${seen.length} heard; median ${inMilliseconds(percentile(seen, 0.5))}, p99 ${inMilliseconds(percentile(seen, 0.99))}`,
    },
    {
      name: `bids a second that ${crowd} who wait for their answers get taken, against ${perSecond}`,
      ratio: most / perSecond,
      atLeast: 1,
      detail: `${most.toFixed(0)} a second`,
    },
    ...(await bidBesidePgbench(trial)),
  ];
}

let turn = 0;

async function placeOne(
  trial: Trial,
  people: readonly BenchAccount[],
  lots: readonly { id: number; least: number }[],
): Promise<Bid> {
  turn += 1;
  const bidder = people[turn % people.length] as BenchAccount;
  const lot = lots[Math.floor(turn / people.length + turn * 7) % lots.length] as { id: number; least: number };
  const start = performance.now();
  const body = { carId: lot.id, amount: lot.least, lotType: 'auction', bidGroup: null, bidType: 1, confirm: 1 };
  const response = await ask(trial, '/bid/create', {
    method: 'POST',
    body,
    cookie: bidder.cookie,
    key: `bench-${turn}`,
  });
  const answer = (await response.json()) as { bidId?: number };
  const answeredAt = performance.now();
  const refusal = response.ok ? {} : { refusal: `${response.status} ${JSON.stringify(answer)}` };
  return { took: answeredAt - start, bidId: answer.bidId ?? 0, answeredAt, ...refusal };
}

/**
 * An open loop: bids start on schedule whether earlier ones are answered or not, so a growing queue shows as waiting
 * time.
 */
async function bidSteadily(
  trial: Trial,
  people: readonly BenchAccount[],
  lots: readonly { id: number; least: number }[],
  forSeconds: number,
): Promise<Bid[]> {
  const bids: Promise<Bid>[] = [];
  const start = performance.now();
  while (bids.length < perSecond * forSeconds) {
    const due = Math.floor(((performance.now() - start) / 1_000) * perSecond) + 1;
    while (bids.length < due && bids.length < perSecond * forSeconds) bids.push(placeOne(trial, people, lots));
    await pause(2);
  }
  return takenOf(await Promise.all(bids));
}

async function bidUntil(
  trial: Trial,
  people: readonly BenchAccount[],
  lots: readonly { id: number; least: number }[],
  milliseconds: number,
): Promise<number> {
  const end = performance.now() + milliseconds;
  const bids: Bid[] = [];
  const client = async () => {
    while (performance.now() < end) bids.push(await placeOne(trial, people, lots));
  };
  await Promise.all(Array.from({ length: crowd }, client));
  return takenOf(bids).length / (milliseconds / 1_000);
}

function takenOf(bids: readonly Bid[]): Bid[] {
  const refused = bids.filter(({ refusal }) => refusal !== undefined);
  checkTaken(bids.length - refused.length, refused.length, refused[0]?.refusal ?? '');
  return bids.filter(({ refusal }) => refusal === undefined);
}
