import { Readable } from 'node:stream';
import { actingOf } from '@seri/api/platform/http/acting';
import { actorOf } from '@seri/api/testkit/actor-of';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { eventually } from '@seri/api/testkit/eventually';
import { countWaiting } from '@seri/api/testkit/lock-waits';
import { roleIds } from '@seri/domain/people/roles';
import { paymentReference } from '@seri/domain/money/first-deposit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerSteps } from '../../ledger/ledger.steps.ts';
import { receiptsSteps } from '../receipts.steps.ts';
import { takeBankFile } from './take-file.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof receiptsSteps>;
let staff: TestUser;
/** Each test has a bank account of its own. */
let bankAccount: string;
let count = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  steps = receiptsSteps(api);
  staff = await api.signedIn({ role: 'manager', rights: { accounting: true } });
});

beforeEach(() => {
  count += 1;
  bankAccount = `Bank ${count}`;
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const head = 'Date,Payer,Details,Deposit,Withdrawal,Balance';
const csv = (...lines: string[]) => Buffer.from([head, ...lines].join('\n'));
const mon = '2026-11-16,IVANOV IVAN,CAR,500000,,1500000';
const monOut = '2026-11-16,,FEE,,660,1499340';
const tue = '2026-11-17,PETROV PETR,CAR,300000,,1799340';
const wed = '2026-11-18,SIDOROV,CAR,100000,,1899340';
const wedAgain = '2026-11-18,SIDOROV,CAR,100000,,1999340';
const fri = '2026-11-20,LEE,CAR,50000,,2049340';

const linesOf = async (account = bankAccount) =>
  (await database.db.selectFrom('receipt').selectAll().where('bank_account', '=', account).orderBy('id').execute()).map(
    ({ booked_on, sender_name, amount, state }) => `${booked_on} ${sender_name} ${amount} ${state}`,
  );
const takeAll = (bytes: Buffer) => steps.takeAll(staff, bytes, { bankAccount });

describe('R94 a file of the bank', () => {
  it('is shown before anything is kept, and then kept with what it was', async () => {
    const bytes = csv(mon, monOut, tue, 'tomorrow,X,Y,5,,5');
    const { body } = await steps.preview(staff, bytes, { bankAccount });
    expect(body).toMatchObject({
      columns: head.split(','),
      mapping: { bookedOn: 'Date', deposit: 'Deposit', senderName: 'Payer', balance: 'Balance', rate: null },
      faults: [{ line: 5, problem: 'invalid', column: 'bookedOn' }],
      lines: [{ line: 2, amount: 500_000, amountJpy: 500_000, state: 'fresh' }, { line: 4 }],
      counts: { fresh: 2, kept: 0, joined: 0, withdrawn: 1 },
    });
    expect(await linesOf()).toEqual([]);
    expect(await takeAll(bytes)).toMatchObject({ success: true, fresh: 2, joined: 0, suggested: 0 });
    expect(await linesOf()).toEqual(['2026-11-16 IVANOV IVAN 500000 new', '2026-11-17 PETROV PETR 300000 new']);
    const { list } = await steps.list(staff, { search: 'petrov' });
    expect(list.find((one) => one.bankAccount === bankAccount)).toMatchObject({ file: 'november.csv', state: 'new' });
    const logged = await database.db
      .selectFrom('action_log')
      .select('detail')
      .where('action', '=', 'receipt.file-taken')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(logged).toMatchObject([{ detail: { bankAccount, fresh: 2, withdrawn: 1 } }]);
  });

  it('adds nothing if it is taken again', async () => {
    await takeAll(csv(mon, tue));
    expect((await steps.preview(staff, csv(mon, tue), { bankAccount })).body).toMatchObject({
      lines: [{ state: 'kept' }, { state: 'kept' }],
      counts: { fresh: 0, kept: 2 },
    });
    expect(await takeAll(csv(mon, tue))).toMatchObject({ success: true, fresh: 0 });
    expect(await linesOf()).toHaveLength(2);
  });

  it('of Monday to Friday after Monday to Wednesday adds what is new, also the second of two equal lines', async () => {
    await takeAll(csv(mon, tue, wed));
    expect(await takeAll(csv(mon, tue, wed, wedAgain, fri))).toMatchObject({ fresh: 2 });
    expect((await linesOf()).slice(3)).toEqual(['2026-11-18 SIDOROV 100000 new', '2026-11-20 LEE 50000 new']);
    expect(await takeAll(csv(mon, tue, wed))).toMatchObject({ fresh: 0 });
  });

  it('in Shift_JIS is read with its Japanese names', async () => {
    // 日付, 摘要, 入金額, and 振込 ﾔﾏﾀﾞ.
    const bytes = Buffer.from(
      '93fa95742c934597762c93fc8be08a7a0a323032362f31312f31362c90558d9e20d4cfc0de2c353030300a',
      'hex',
    );
    await takeAll(bytes);
    const [row] = await database.db.selectFrom('receipt').selectAll().where('bank_account', '=', bankAccount).execute();
    expect(row).toMatchObject({ amount: 5_000, booked_on: '2026-11-16', text: '振込 ヤマダ' });
  });

  it('is refused if more or less than was shown is new, and if it is none', async () => {
    await takeAll(csv(mon));
    const stale = await steps.take(staff, csv(mon, tue), { bankAccount, fresh: '2' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'FILE_CHANGED' } });
    expect(await steps.take(staff, csv(mon, tue), { bankAccount })).toMatchObject({ status: 422 });
    const text = Buffer.from('Dear Sirs, the money is on its way');
    expect(await steps.take(staff, text, { bankAccount, fresh: '0' })).toMatchObject({ body: { code: 'WRONG_FILE' } });
    expect((await steps.preview(staff, text, { bankAccount })).body.faults).toMatchObject([{ problem: 'head' }]);
    expect(await linesOf()).toHaveLength(1);
  });

  it('taken by two people at once, one of them with more days, adds no line twice', async () => {
    await steps.enter(staff, { bankAccount, amount: 1 });
    const sent = [
      { bytes: csv(mon, tue, wed), fresh: '3' },
      { bytes: csv(mon, tue, wed, wedAgain, fri), fresh: '5' },
    ];
    // A connection each, like two API processes. Both wait for the bank account before either has it.
    const processes = sent.map(() => database.another(1));
    const blocker = await database.pool.connect();
    await blocker.query('begin');
    await blocker.query('select from bank_mapping where bank_account = $1 for update', [bankAccount]);
    const taking = Promise.allSettled(
      sent.map(({ bytes, fresh }, place) => {
        const { db } = processes[place] ?? database;
        const acting = actingOf(db, actorOf(staff.accountId, roleIds.manager), undefined, undefined);
        const query = { name: 'november.csv', bankAccount, fresh };
        return takeBankFile(acting, db, { query, body: Readable.from([bytes]) });
      }),
    );
    await eventually(async () => expect(await countWaiting(database.pool)).toBe(2));
    await blocker.query('commit');
    blocker.release();
    const results = await taking;
    await Promise.all(processes.map((one) => one.close()));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'FILE_CHANGED' } });
    await takeAll(csv(mon, tue, wed, wedAgain, fri));
    expect(await linesOf()).toHaveLength(6);
  });

  it('happens once per idempotency key', async () => {
    const bytes = csv(mon);
    const key = { 'idempotency-key': `file ${bankAccount}` };
    const answers = [];
    for (const _ of [1, 2]) answers.push(await steps.take(staff, bytes, { bankAccount, fresh: '1' }, key));
    expect(answers.map(({ body }) => body)).toEqual([answers[0]?.body, answers[0]?.body]);
    expect(answers[0]).toMatchObject({ status: 200, body: { fresh: 1 } });
  });
});

describe('R94 the columns of a file', () => {
  const odd = Buffer.from('When,Who,How much\n2026-11-16,IVANOV,500\n');
  const mapping = { bookedOn: 'When', senderName: 'Who', amount: 'How much' };

  it('are those that staff have set, and are known the next time', async () => {
    expect((await steps.preview(staff, odd, { bankAccount })).body).toMatchObject({ faults: [{ problem: 'head' }] });
    const set = { bankAccount, mapping: JSON.stringify(mapping), currency: 'USD' };
    expect(await steps.takeAll(staff, odd, set)).toMatchObject({ fresh: 1 });
    const next = Buffer.from('When,Who,How much\n2026-11-17,PETROV,700\n');
    expect((await steps.preview(staff, next, { bankAccount })).body).toMatchObject({
      mapping,
      currency: 'USD',
      lines: [{ senderName: 'PETROV', amount: 70_000, currency: 'USD', amountJpy: null }],
    });
  });

  it.each(['{', '[]', '{"bookedOn":5}', '{"nothing":"When"}'])('are refused if they are none: %s', async (wrong) => {
    const answer = await steps.preview(staff, odd, { bankAccount, mapping: wrong });
    expect(answer).toMatchObject({ status: 422, body: { data: { fields: { mapping: { problem: 'invalid' } } } } });
  });

  it.each([
    ['a currency that is not kept', 'Date,Amount,Currency\n2026-11-16,5,KZT', 'currency'],
    ['more than anybody has', 'Date,Amount\n2026-11-16,10000000001', 'amount'],
  ])('a line with %s stays outside', async (_, text, column) => {
    const { body } = await steps.preview(staff, Buffer.from(text), { bankAccount });
    expect(body).toMatchObject({ lines: [], faults: [{ line: 2, problem: 'invalid', column }] });
  });
});

describe('R94 a line that staff wrote before the bank did', () => {
  it('is joined by the line of the bank within three days, whatever became of it', async () => {
    const client = await newAccount(database.db);
    const hand = await steps.enter(staff, { bankAccount, bookedOn: '2026-11-14', senderName: '', text: 'As he told' });
    await steps.book(staff, hand, client);
    const { body } = await steps.preview(staff, csv(mon, tue), { bankAccount });
    expect(body).toMatchObject({ counts: { fresh: 1, joined: 1 }, lines: [{ state: 'joined' }, { state: 'fresh' }] });
    expect(await takeAll(csv(mon, tue))).toMatchObject({ fresh: 1, joined: 1 });
    expect(await steps.view(staff, hand)).toMatchObject({
      state: 'booked',
      bookedOn: '2026-11-16',
      senderName: 'IVANOV IVAN',
      text: 'CAR',
      file: 'november.csv',
      version: 3,
    });
    expect(await takeAll(csv(mon, tue))).toMatchObject({ fresh: 0, joined: 0 });
  });

  it('also if it was booked without the inbox, and not if it was set aside as a mistake', async () => {
    const client = await newAccount(database.db);
    await ledgerSteps(api, database).remit(staff, client, 321_000);
    const mistake = await steps.enter(staff, { bankAccount, amount: 300_000 });
    await steps.mark(staff, mistake, 'ignored', 1, 'Never came');
    const today = new Date().toISOString().slice(0, 10);
    const bytes = csv(`${today},IVANOV,CAR,321000,,1`, tue);
    expect(await takeAll(bytes)).toMatchObject({ fresh: 1, joined: 1 });
    expect((await steps.list(staff, { account: String(client) })).list).toMatchObject([
      { bankAccount, senderName: 'IVANOV', text: 'CAR', state: 'booked' },
    ]);
  });
});

describe('R94 suggestions for the lines of a file', () => {
  it('name the client whose reference a line has', async () => {
    const client = await newAccount(database.db);
    const named = `2026-11-16,SOMEBODY,${paymentReference(client)},500000,,1`;
    expect(await takeAll(csv(named, tue))).toMatchObject({ fresh: 2, suggested: 1 });
    const { list } = await steps.list(staff, { search: paymentReference(client) });
    expect(list).toMatchObject([{ state: 'suggested', client: { id: client }, score: 80 }]);
    const { status } = await steps.mark(staff, list[0]?.id ?? 0, 'new');
    expect(status).toBe(200);
    expect(await steps.view(staff, list[0]?.id ?? 0)).toMatchObject({ state: 'new', client: null, score: null });
  });
});

describe('R94 the closing balance of a day', () => {
  it('stands beside the one before with the lines since then', async () => {
    await takeAll(csv(mon, monOut, tue));
    await takeAll(csv(wed, fri));
    const days = (await steps.closing(staff)).filter((day) => day.bankAccount === bankAccount);
    expect(days.map(({ day, balance, expected }) => [day, balance, expected])).toEqual([
      // The second line of Wednesday is in no file.
      ['2026-11-20', 2_049_340, 1_949_340],
      ['2026-11-18', 1_899_340, 1_899_340],
      ['2026-11-17', 1_799_340, 1_799_340],
      ['2026-11-16', 1_499_340, null],
    ]);
  });
});
