import type { PayerCandidate } from './suggest-accounts.ts';

const candidate = (
  accountId: number,
  reference: string,
  names: readonly string[],
  sums: readonly number[],
  more: { aliases?: readonly string[]; documents?: readonly string[] } = {},
): PayerCandidate => ({
  accountId,
  names,
  aliases: more.aliases ?? [],
  references: [reference, ...(more.documents ?? [])],
  openSums: sums.map((amount, index) => ({ id: `car ${index + 1}`, amount })),
});

/** Clients of the test. Two are namesakes, and two pay through one agent. */
export const bankTextCandidates: readonly PayerCandidate[] = [
  candidate(7, 'SERI-000007-6', ['Пётр Жуков'], [1_200_000]),
  candidate(118, 'SERI-000118-1', ['Хасанов Рустам', 'ООО «Вега Моторс»'], [850_000, 430_000], {
    aliases: ['VEGA MOTORS OOO'],
  }),
  candidate(123, 'SERI-000123-4', ['Muhammad Ali Khan'], [1_500_000, 620_000, 310_000], {
    aliases: ['GOLDEN GATE EXCHANGE LLC'],
  }),
  candidate(572, 'SERI-000572-4', ['Иванов Иван'], [500_000, 300_000], { documents: ['2026-004117-84'] }),
  candidate(573, 'SERI-000573-5', ['Иван Иванов'], [500_000]),
  candidate(640, 'SERI-000640-5', ['Юлия Щербакова'], [990_000], { aliases: ['シエルバコワ ユリア'] }),
  candidate(701, 'SERI-000701-6', ['Алексей Соловьёв'], [745_000], { aliases: ['SOLOVEV ALEKSEI'] }),
  candidate(702, 'SERI-000702-7', ['Александр Хачатрян'], [2_000_000, 150_000, 90_000, 45_000], {
    aliases: ['KHACHATRIAN ALEKSANDR'],
  }),
  candidate(815, 'SERI-000815-5', ['Pacific Trade Co., Ltd.'], [1_100_000], { aliases: ['JOHN MWANGI'] }),
  candidate(930, 'SERI-000930-5', ['Вячеслав Константинович Преображенский'], [410_000], {
    aliases: ['VIACHESLAV KONSTANTINOVICH PREOBRAZHENSKII'],
  }),
  candidate(1204, 'SERI-001204-9', ['Auto Bridge Ulaanbaatar LLC', 'Батболд Энхбаяр'], [640_000]),
  candidate(1500, 'SERI-001500-2', ['Bilal Ahmed'], [700_000], { aliases: ['GOLDEN GATE EXCHANGE LLC'] }),
  candidate(12_045, 'SERI-012045-3', ['Надежда Объедкова'], [275_000], { documents: ['P2026-000012-91'] }),
  candidate(104_233, 'SERI-104233-2', ['Juan Carlos Pérez'], [333_000], { aliases: ['CASA DE CAMBIO SUR SA'] }),
];

type BankText = readonly [what: string, sender: string, text: string, yen: number | null, accountId: number | null];

/** Texts as banks write them, and the account that is suggested; null where a person has to look. */
export const bankTexts: readonly BankText[] = [
  ['a reference as it is printed', 'IVANOV IVAN', 'SERI-000572-4', 800_000, 572],
  ['a reference alone', '', 'SERI-000572-4', null, 572],
  ['a reference in small letters', 'ivanov ivan', '/rfb/seri-000573-5/car', 1, 573],
  ['a reference without hyphens', 'HASANOV RUSTAM', 'SERI0001181 CAR', 430_000, 118],
  ['a reference with blanks for hyphens', 'HASANOV RUSTAM', 'SERI 000118 1 CARS', 430_000, 118],
  ['a reference that the end of a line breaks', 'M A KHAN', 'PAYMENT FOR CARS SERI-0001 23-4', 99_000, 123],
  ['a reference whose name is broken', 'M A KHAN', 'SE RI-000123-4', 99_000, 123],
  ['a reference without its name', 'BATBOLD ENKHBAYAR', '001204-9', 640_000, 1204],
  ['a reference without its name and hyphen', 'BATBOLD E', '0012049 CAR PAYMENT', 10, 1204],
  ['a reference without its name, with six digits', 'JUAN PEREZ', 'PAGO 104233-2', 10, 104_233],
  ['a reference without the zeros at its start', 'BATBOLD E', 'SERI-1204-9', 10, 1204],
  ['a reference with full-width signs', '', 'ＳＥＲＩ－０００６４０－５', 990_000, 640],
  ['a reference behind other words', 'PEREZ J', 'INVOICE PAYMENT//REF SERI:104233-2//OUR', 10, 104_233],
  ['a reference in Russian letters', 'Жуков Пётр', 'Оплата по договору, СЕРИ-000007-6', 10, 7],
  ['a reference before other numbers', 'ZHUKOV', 'SERI-000007-6 2026-11-27 1200000', 10, 7],
  ['a reference in the name of the sender', 'IVANOV IVAN SERI-000572-4', '', 10, 572],
  ['the reference of a document', 'IVANOV IVAN', 'INV 2026-004117-84', 500_000, 572],
  ['the reference of a document without hyphens', 'IVANOV I', '202600411784', 10, 572],
  ['the reference of a document that is broken', 'IVANOV I', 'INVOICE 2026-0041 17-84', 10, 572],
  ['the reference of a proforma', 'OBEDKOVA', 'PROFORMA P2026-000012-91', 10, 12_045],
  ['the reference of another one than the sender', 'SIDOROV PAVEL', 'SERI-000572-4', 500_000, 572],

  ['a wrong check digit', '', 'SERI-000572-5', null, null],
  ['a wrong check digit, without the name', '', '000572-5', null, null],
  ['two swapped digits', '', 'SERI-000752-4', 500_000, null],
  ['wrong check digits of a document', '', '2026-004118-84', 500_000, null],
  ['two references', '', 'SERI-000572-4 SERI-000573-5', 1_000_000, null],
  ['the reference of nobody here', '', 'SERI-000816-4', 500_000, null],

  ['an id and a name', 'KHASANOV RUSTAM', 'CLIENT ID 118', 850_000, 118],
  ['an id with zeros, and a name', 'ZHUKOV PETR', 'CUSTOMER NO. 000007', 1_200_000, 7],
  ['an id, a name and an amount less a fee', 'MUHAMMAD ALI KHAN', '123 FOR CARS', 1_497_500, 123],
  ['an id in Russian, and a name', 'Объедкова Надежда', 'клиент № 12045', 275_000, 12_045],
  ['an id of one with the name of another', 'IVANOV IVAN', 'ID 701', 745_000, null],
  ['an id and nothing else', '', 'CLIENT 118', null, null],
  ['an id that is the number of a lot', 'IVANOV IVAN', 'LOT 572', 500_000, null],
  ['an id that is a year', 'BATBOLD ENKHBAYAR', 'TOYOTA 1204-2026', 640_000, null],

  ['a payer known from before, a name and an amount', 'SOLOVEV ALEKSEI', 'CAR', 745_000, 701],
  ['the same, with its words turned', 'ALEKSEI SOLOVEV', 'CAR', 745_000, 701],
  ['the same, with four cars in one sum', 'KHACHATRIAN ALEKSANDR', '4 CARS', 2_285_000, 702],
  ['the same, in the words of a company', 'OOO "VEGA MOTORS"', 'CARS', 1_280_000, 118],
  ['the same, cut at 35', 'VIACHESLAV KONSTANTINOVICH PREOBRAZ', 'CAR', 410_000, 930],
  ['the same, cut before a blank', 'VIACHESLAV KONSTANTINOVICH PREOBRA', 'CAR', 410_000, 930],
  ['a payer known from before, and no amount', 'SOLOVEV ALEKSEI', 'CAR', 111_000, null],
  ['a payer known from before, in half-width katakana', 'ｼｴﾙﾊﾞｺﾜ ﾕﾘｱ', '', 990_000, null],
  ['a payer known from before, behind the noise of a bank', '', '振込 ｼｴﾙﾊﾞｺﾜ ﾕﾘｱ', 990_000, null],

  ['an agent of two, with the name of one in the text', 'GOLDEN GATE EXCHANGE LLC', 'O/B BILAL AHMED', 700_000, 1500],
  ['an agent of two, with an amount of one', 'GOLDEN GATE EXCHANGE LLC', 'CARS', 700_000, null],
  ['an agent of one, with an id', 'CASA DE CAMBIO SUR SA', 'CLIENTE ID 104233', 10, 104_233],
  ['an agent of nobody, with a reference', 'UNISTREAM AGENT 17', 'SERI-000701-6', 745_000, 701],
  ['a relative, with an amount', 'MWANGI GRACE', 'FOR JOHN', 1_100_000, null],

  ['two namesakes', 'IVANOV IVAN', 'CAR PAYMENT', 500_000, null],
  ['two namesakes, with an id', 'IVANOV IVAN', 'CLIENT 573', 500_000, 573],
  ['a name and an amount alone', 'ZHUKOV PETR', 'CAR', 1_200_000, null],
  ['somebody unknown', 'SMITH JOHN', 'CAR', 123_456, null],
  ['noise of a bank', '', '振込 ｶ)', 500_000, null],
  ['nothing', '', '', null, null],
];

/** Spellings of one name: Russian, and by passports, banks, standards and habit. */
export const spelledNames: readonly (readonly [name: string, spelled: string])[] = [
  ['Пётр Жуков', 'ZHUKOV PETR'],
  ['Пётр Жуков', 'JUKOV PIOTR'],
  ['Пётр Жуков', 'ZHUKOV PYOTR PAVLOVICH'],
  ['Хасанов Рустам', 'KHASANOV RUSTAM'],
  ['Хасанов Рустам', 'Hasanov, Rustam'],
  ['Хасанов Рустам', 'XASANOV RUSTAM'],
  ['Юлия Щербакова', 'SHCHERBAKOVA IULIIA'],
  ['Юлия Щербакова', 'SCHERBAKOVA YULIYA'],
  ['Юлия Щербакова', 'Shherbakova Julija'],
  ['Алексей Соловьёв', "SOLOV'EV ALEKSEY"],
  ['Алексей Соловьёв', 'SOLOVYOV ALEXEI'],
  ['Александр Хачатрян', 'KHACHATRYAN ALEXANDER'],
  ['Дмитрий Цой', 'TSOY DMITRII'],
  ['Евгений Чайка', 'CHAYKA YEVGENY'],
  ['Наталья Юрьева', 'IUREVA NATALIA'],
  ['Нұрлан Қасымов', 'KASSYMOV NURLAN'],
  ['Muhammad Ali Khan', 'MOHAMMED ALI KHAN'],
  ['Вега Моторс', 'VEGA MOTORS LLC'],
  ['Иванов Иван', 'IVANOVIVAN'],
  ['Иванов Иван', 'IVA NOV IVAN'],
];
