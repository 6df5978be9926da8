import { openDatabase } from '../../../apps/api/src/platform/database/database.ts';
import type { Platform } from '../../../apps/api/src/platform/platform.ts';
import { silentLog } from '../../../apps/api/src/testkit/silent-log.ts';
import { say, step } from '../../../tools/src/output/steps.ts';
import { query } from '../../../tools/src/postgres/database-url.ts';
import { type BenchFinding, inMilliseconds, percentile, type Trial } from '../trial.ts';
import { fillMoney } from './fill-money.ts';
import { receiptQuestions } from './receipt-questions.ts';
import { invoiceQuestions, ledgerQuestions, type MoneyQuestion } from './money-questions.ts';
import { sampleMoney } from './sample-money.ts';

const times = 200;
const warming = 20;
const longest = 100;

/** Asks for statements, payments, purchases and papers in a database of their own on the server of the trial. */
export async function askMoney({ databaseUrl: serverUrl }: Trial, scale: number): Promise<BenchFinding[]> {
  const { databaseUrl } = await step('accounts, entries and papers', () => fillMoney(serverUrl, scale));
  say(await countsOf(databaseUrl));
  const sample = await sampleMoney(databaseUrl, times + warming);
  const database = openDatabase(databaseUrl, silentLog);
  try {
    const platform = { database, clock: { now: () => new Date() }, settings: { secret: 'of the bench' } } as Platform;
    const findings: BenchFinding[] = [];
    const questions = [
      ...ledgerQuestions(platform, sample),
      ...invoiceQuestions(database.db, sample),
      ...receiptQuestions(database.db, sample),
    ];
    for (const question of questions) findings.push(await find(question));
    return findings;
  } finally {
    await database.close();
  }
}

async function countsOf(databaseUrl: string): Promise<string> {
  const tables = ['account', 'ledger_entry', 'purchase', 'charge', 'invoice', 'receipt'];
  const [row = {}] = await query(
    databaseUrl,
    `SELECT ${tables.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`).join(', ')}`,
  );
  return tables.map((table) => `${Number(row[table]).toLocaleString('en')} × ${table}`).join(', ');
}

async function find({ name, ask }: MoneyQuestion): Promise<BenchFinding> {
  for (let turn = 0; turn < warming; turn += 1) await ask(turn);
  const took: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now();
    await ask(turn);
    took.push(performance.now() - start);
  }
  const [p50, p95] = [percentile(took, 0.5), percentile(took, 0.95)];
  return {
    name: `the slowest twentieth of asking for ${name}, against ${longest} ms`,
    ratio: p95 / longest,
    atMost: 1,
    detail: `asked ${times} times; median ${inMilliseconds(p50)}, p95 ${inMilliseconds(p95)}`,
  };
}
