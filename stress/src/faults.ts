import { findWrongMails } from './checks/check-mails.ts';
import { faults } from './faults/faults.data.ts';
import { writeFaultReport } from './faults/fault-report.ts';
import { type Tried, tryFault } from './faults/try-fault.ts';
import { Watch } from './faults/watch.ts';
import { openGround } from './product/ground.ts';
import { withDatabase } from './product/with-database.ts';
import { openCrowd } from './visitors/crowd.ts';

const seed = process.env['SERI_TEST_SEED'] ?? String(Date.now());
const times = Number(process.env['FAULT_TIMES'] ?? 3);
/** Slower than the pace of one account allows. */
const pause = 350;
/** A part of a fault's name, to try only some. */
const wanted = process.env['FAULTS'];

const say = (text: string) => process.stdout.write(`${text}\n`);
const chosen = faults.filter(({ name }) => !wanted || name.includes(wanted));
const shown = (seconds: number | undefined) => (seconds === undefined ? '—' : `${seconds.toFixed(1)} s`);

say(`${chosen.length} faults, ${times} times each, with SERI_TEST_SEED=${seed}`);
const ground = await openGround({ hasOwnDisk: true, preloads: ['clock'] });
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await ground.close();
}

async function run(): Promise<boolean> {
  await ground.seri.start();
  const watch = new Watch();
  const { databaseUrl } = ground.seri;
  const crowd = await openCrowd({ url: new URL(ground.door.url).origin, databaseUrl, seed, pause, note: watch.note });
  const trial = { ground, crowd, watch };
  const tried: Tried[] = [];
  for (const fault of Array.from({ length: times }, () => chosen).flat()) {
    const reason = fault.needs?.(ground);
    if (reason) say(`– ${fault.name}: left out, because ${reason}`);
    else tried.push(tell(await tryFault(trial, fault)));
  }
  await crowd.stop();
  const mails = await withDatabase(ground.seri, (pool) => findWrongMails(pool, ground.mail.messages));
  for (const sentence of mails) say(`✗ ${sentence}`);
  if (!wanted) await writeFaultReport({ tried, seed, mails: ground.mail.messages.length, wrongMails: mails });
  return mails.length === 0 && tried.every(({ findings }) => findings.length === 0);
}

function tell(tried: Tried): Tried {
  const { fault, secondsTo503, secondsToHeal, acknowledged, findings } = tried;
  const mark = findings.length === 0 ? '✓' : '✗';
  say(
    `${mark} ${fault}: 503 after ${shown(secondsTo503)}, healed after ${shown(secondsToHeal)}, ${acknowledged} acknowledged`,
  );
  for (const finding of findings.slice(0, 20)) say(`    ${finding}`);
  return tried;
}
