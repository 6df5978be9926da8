import { describe, expect, it } from 'vitest';
import type { BankMapping } from './bank-columns.ts';
import { decodeBankFile, readBankFile } from './bank-file.ts';

const read = (file: string, mapping: BankMapping = {}, currency = 'JPY') => readBankFile(file, { currency, mapping });
const amountsOf = (file: string, mapping: BankMapping = {}, currency = 'JPY') =>
  read(file, mapping, currency).lines.map(({ bookedOn, amount }) => [bookedOn, amount]);

describe('the bytes of a bank’s file', () => {
  it('are UTF-8, with a byte order mark or without one', () => {
    const bytes = new TextEncoder().encode('日付,Сумма');
    expect(decodeBankFile(bytes)).toBe('日付,Сумма');
    expect(decodeBankFile(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes]))).toBe('日付,Сумма');
  });

  it('are Shift_JIS if they are no UTF-8', () => {
    const bytes = new Uint8Array([0x93, 0xfa, 0x95, 0x74, 0x2c, 0xc0, 0xc5, 0xb6]);
    expect(decodeBankFile(bytes)).toBe('日付,ﾀﾅｶ');
  });
});

describe('the file of a bank', () => {
  it('is read in Japanese, with the money that went out left out and counted', () => {
    const file = `"日付","摘要","摘要内容","支払い金額","預かり金額","差引残高"
"2026/11/26","振込１","ｲﾜﾉﾌ ｲﾜﾝ","","1,500,000","2,500,000"
"2026/11/26","手数料","","660","","2,499,340"
"2026/11/27","振込１","ＳＥＲＩ－０００５７２－４","","３００，０００","2,799,340"
`;
    const { lines, withdrawals, faults, closings, mapping } = read(file);
    expect(faults).toEqual([]);
    expect(lines).toEqual([
      {
        line: 2,
        bookedOn: '2026-11-26',
        valueOn: null,
        amount: 1_500_000,
        currency: 'JPY',
        amountJpy: null,
        rate: null,
        bankFee: null,
        senderName: '',
        senderBank: '',
        text: 'イワノフ イワン',
        reference: '',
        balance: 2_500_000,
      },
      expect.objectContaining({ line: 4, amount: 300_000, text: 'SERI-000572-4' }),
    ]);
    expect(withdrawals).toBe(1);
    expect(closings).toEqual([
      { day: '2026-11-26', balance: 2_499_340, withdrawn: 660 },
      { day: '2026-11-27', balance: 2_799_340, withdrawn: 0 },
    ]);
    expect(mapping).toMatchObject({ deposit: '預かり金額', text: '摘要内容', amount: null });
  });

  it('is read in Russian with semicolons, below the lines that banks put above a table and above their remarks', () => {
    const file = `Выписка по счёту 40702392
Период: 01.11.2026 – 27.11.2026; клиент "Seri"
Дата операции;Номер документа;Плательщик;Сумма;Валюта;Курс;Назначение платежа
27.11.2026;17;ООО Вега;10 000,50;USD;149,25;Оплата по инвойсу 2026-004117-84
Итого;;;;;;
`;
    const { lines, faults } = read(file);
    expect(faults).toEqual([]);
    expect(lines).toMatchObject([
      {
        line: 4,
        bookedOn: '2026-11-27',
        amount: 1_000_050,
        currency: 'USD',
        rate: '149.25',
        senderName: 'ООО Вега',
        text: 'Оплата по инвойсу 2026-004117-84',
        reference: '17',
      },
    ]);
  });

  it('is read in English with tabs; a sign tells what went out', () => {
    const file =
      'Booking date\tAmount\tPayer\tDetails\n2026-11-27\t+1,000\tIVAN\tcars\n2026-11-27\t-500\t\t\n20261128\t(20)\t\t';
    expect(amountsOf(file)).toEqual([['2026-11-27', 1000]]);
    expect(read(file).withdrawals).toBe(2);
  });

  it('has amounts in the currency of its account, and the bank’s yen, rate and fee beside them', () => {
    const file = '取引日,外貨額,円貨額,適用相場,手数料\n令和8年11月27日,"10,000.00","1,490,000",149.25,"2,500"';
    expect(read(file, {}, 'USD').lines).toMatchObject([
      { amount: 1_000_000, currency: 'USD', amountJpy: 1_490_000, rate: '149.25', bankFee: 2500 },
    ]);
  });

  it('may have a dash or a zero where nothing went in or out', () => {
    const file = '日付,入金金額,出金金額\n2026/11/27,-,660\n2026/11/27,0,500\n2026/11/27,700,0\n2026/11/27,800,-';
    const { withdrawals, faults } = read(file);
    expect(amountsOf(file)).toEqual([
      ['2026-11-27', 700],
      ['2026-11-27', 800],
    ]);
    expect([withdrawals, faults]).toEqual([2, []]);
  });

  it('has its head where most columns are known, and no line above it', () => {
    const file = 'Date,Amount\n2026-11-27,99\nDate,Amount,Payer\n2026-11-27,5,IVAN';
    expect(read(file).lines).toMatchObject([{ line: 4, amount: 5 }]);
  });

  it('has all its faults by line and column, and none stops the other lines', () => {
    const file = `日付,入金金額,出金金額,残高
2026/02/30,1000,,1000
,2000,,3000
2026/11/27,1.5,,abc
2026/11/27,,,3000
2026/11/27,4000,-,
x"y",1,,
2026/11/28,5000,0,9000
2026/11/28,-,x,9000
2026/11/28,10,20,9000`;
    const { lines, faults } = read(file);
    expect(lines.map(({ line }) => line)).toEqual([6, 8]);
    expect(faults).toEqual([
      { line: 2, problem: 'invalid', column: 'bookedOn' },
      { line: 3, problem: 'required', column: 'bookedOn' },
      { line: 4, problem: 'invalid', column: 'deposit' },
      { line: 4, problem: 'invalid', column: 'balance' },
      { line: 5, problem: 'required', column: 'deposit' },
      { line: 7, problem: 'csv', column: null },
      { line: 9, problem: 'invalid', column: 'withdrawal' },
      { line: 10, problem: 'invalid', column: 'withdrawal' },
    ]);
  });

  it.each(['', 'no table', 'Name,Colour\nx,y', `${'above\n'.repeat(15)}Date,Amount\n2026-11-27,1`])(
    'without a row that heads a table has one fault: %j',
    (file) => {
      const { lines, faults } = read(file);
      expect([lines, faults]).toEqual([[], [{ line: 1, problem: 'head', column: null }]]);
    },
  );
});

it('a file whose head nobody knows tells its headers, so that staff can map them', () => {
  const file = 'Account 17\nWhen;How much;Why\n27.11.2026;1 000;car, red';
  expect(read(file).headers).toEqual(['When', 'How much', 'Why']);
  expect(amountsOf(file, { bookedOn: 'When', amount: 'How much' })).toEqual([['2026-11-27', 1000]]);
});

describe('a mapping that was learned for a bank account', () => {
  const file = 'Date,Posted,Amount,Fee,In\n2026-11-27,2026-11-28,5,2,1000';

  it('goes before the guess, column by column', () => {
    expect(amountsOf(file, { bookedOn: 'Posted', deposit: 'In' })).toEqual([['2026-11-28', 1000]]);
    expect(amountsOf(file)).toEqual([['2026-11-27', 5]]);
    expect(read(file, { bankFee: null }).lines).toMatchObject([{ bankFee: null }]);
  });

  it('takes its columns away from the guess', () => {
    const two = 'Date,日付,Amount\n2026-11-27,2026-11-28,5';
    expect(read(two, { valueOn: 'Date' }).lines).toMatchObject([{ bookedOn: '2026-11-28', valueOn: '2026-11-27' }]);
  });

  it('that was read from a file reads the same file again', () => {
    expect(read(file, read(file).mapping)).toEqual(read(file));
  });

  it('whose column is not there says so', () => {
    expect(read(file, { senderName: 'Payer' }).faults).toEqual([{ line: 1, problem: 'missing', column: 'senderName' }]);
  });
});
