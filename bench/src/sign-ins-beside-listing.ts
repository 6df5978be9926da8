import {
  ask,
  type BenchFinding,
  inMilliseconds,
  makeAccounts,
  median,
  percentile,
  signIn,
  timed,
  type Trial,
} from './trial.ts';

const people = 20;
const rounds = 150;

/** Twenty simultaneous sign-ins, each of which costs a core for its password, must not slow the listing for others. */
export async function signInsBesideListing(trial: Trial): Promise<BenchFinding[]> {
  const cookie = await signIn(trial, 'client@demo.seri');
  const readListing = () => timed(() => ask(trial, '/car-auction/listing', { cookie }));
  await repeat(50, readListing);
  const alone = await repeat(rounds, readListing);
  const over = new AbortController();
  let signedIn = 0;
  const crowd = (await makeAccounts(trial, 'one', people)).map(async (email) => {
    while (!over.signal.aborted) {
      await signIn(trial, email);
      signedIn += 1;
    }
  });
  const beside = await repeat(rounds, readListing);
  over.abort();
  await Promise.all(crowd);
  return [
    {
      name: 'a listing beside 20 people signing in, against alone (medians)',
      ratio: median(beside) / median(alone),
      atMost: 3,
      detail: `${describe(beside)} against ${describe(alone)}; ${signedIn} sign-ins meanwhile`,
    },
  ];
}

async function repeat(times: number, work: () => Promise<{ took: number }>): Promise<number[]> {
  const took: number[] = [];
  for (let turn = 0; turn < times; turn += 1) took.push((await work()).took);
  return took;
}

function describe(values: readonly number[]): string {
  return `${inMilliseconds(median(values))} (p95 ${inMilliseconds(percentile(values, 0.95))})`;
}
