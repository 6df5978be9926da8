import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '@seri/drawings/random';
import { findWrongMails } from './checks/check-mails.ts';
import { findWrong } from './checks/find-wrong.ts';
import { addRound, type KillRound, killsIn, readKills, victims, writeKills } from './kills/kill-report.ts';
import { openGround } from './product/ground.ts';
import { withDatabase } from './product/with-database.ts';
import { openCrowd, type VisitorCrowd } from './visitors/crowd.ts';
import type { SeenAnswer } from './visitors/visitor.ts';

const seed = process.env['SERI_TEST_SEED'] ?? String(Date.now());
/** In all, with those that the report already has. */
const wanted = Number(process.env['KILLS'] ?? 2000);
const perRound = 50;
const pause = 15;
/** Killed before anybody was served again, a process has nothing to lose. */
const answersBetween = 3;
const longestBetween = 60_000;

const say = (text: string) => process.stdout.write(`${text}\n`);
const random = createRandom('kills', seed);
const answers = { count: 0 };

const note = ({ call, status }: SeenAnswer) => {
  if (status === 200 && !call.startsWith('GET')) answers.count += 1;
};

let counts = await readKills();
say(
  `${killsIn(counts)} kills so far, ${wanted} wanted, with SERI_TEST_SEED=${seed}. Ctrl-C stops; the next run goes on.`,
);
const ground = await openGround({ hasOwnDisk: false, preloads: ['lift-paces'] });
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await ground.close();
}

async function run(): Promise<boolean> {
  const { seri, door } = ground;
  await seri.start();
  const url = new URL(door.url).origin;
  const crowd = await openCrowd({ url, databaseUrl: seri.databaseUrl, seed, pause, note });
  let isWell = true;
  while (killsIn(counts) < wanted && isWell) {
    const round = await killForARound(crowd);
    await writeKills((counts = addRound(counts, round)));
    isWell = round.findings.length === 0;
    say(
      `${killsIn(counts)} kills: ${counts.acknowledged} acknowledged, ${counts.lost} lost, ${counts.other} other findings`,
    );
    for (const finding of round.findings) say(`    ${finding}`);
  }
  await crowd.stop();
  const wrong = await withDatabase(seri, (pool) => findWrongMails(pool, ground.mail.messages));
  for (const sentence of wrong) say(`✗ ${sentence}`);
  const { mails, wrongMails } = counts;
  await writeKills({ ...counts, mails: mails + ground.mail.messages.length, wrongMails: wrongMails + wrong.length });
  return isWell && wrong.length === 0;
}

/** Kills one or two processes at a random moment, while bids, payments and messages are under way. */
async function killForARound(crowd: VisitorCrowd): Promise<KillRound> {
  const { seri } = ground;
  const before = crowd.promises.count;
  const killed = Object.fromEntries(victims.map((victim) => [victim, 0])) as KillRound['killed'];
  for (let kills = 0; kills < perRound;) {
    await somebodyIsServed();
    await wait(random.fraction() * 120);
    for (const victim of random.chance(0.5) ? [random.pick(victims), random.pick(victims)] : [random.pick(victims)]) {
      // It may be on its way back from the kill before.
      if (!seri.kill(victim)) continue;
      killed[victim] += 1;
      kills += 1;
    }
  }
  await somebodyIsServed();
  await seri.waitUntilReady();
  return { killed, acknowledged: crowd.promises.count - before, findings: await findWrong(seri, crowd) };
}

async function somebodyIsServed(): Promise<void> {
  const [start, since] = [answers.count, performance.now()];
  while (answers.count < start + answersBetween) {
    if (performance.now() - since > longestBetween) throw new Error('Nobody has been served for a minute.');
    await wait(5);
  }
}
