/** The company’s accounts at the bank, as plainly invented as its bank. */
export const yenAccount = 'No Such Bank, yen 0000000';
export const dollarAccount = 'No Such Bank, US dollar 0000001';

/** A client when the lines are written. */
export interface PayingClient {
  /** SERI-001234-5 */
  reference: string;
  id: number;
  /** The open part of each purchase, the oldest due first. */
  open: readonly number[];
}

export interface DemoLine {
  daysAgo: number;
  /** The amount may follow from the open purchases of this client. */
  client?: string;
  amount: (client: PayingClient) => number;
  sender: string;
  text: (client: PayingClient) => string;
  /** The staff have dealt with it. */
  became?: 'booked' | 'unidentified' | 'ignored';
}

const marina = 'marina@amur-motors.example';
const troublesome = 'troublesome@demo.seri';
const openAt = ({ open }: PayingClient, place: number) => open[place] ?? 400_000;
const sumOf = ({ open }: PayingClient) => open.reduce((sum, amount) => sum + amount, 0) || 900_000;

/** R94: fourteen lines with the traps of the trade: the two accounts have them in the order of their days. */
export const yenLines: readonly DemoLine[] = [
  {
    daysAgo: 6,
    client: 'vip@demo.seri',
    amount: () => 1_500_000,
    sender: 'IVANOV ALEKSEI SERGEEVICH',
    text: ({ reference }) => `CAR PAYMENT ${reference}`,
    became: 'booked',
  },
  // Nobody knows these three.
  { daysAgo: 9, amount: () => 640_000, sender: 'ﾌｼﾞﾄﾚｰﾃﾞｲﾝｸﾞ(ｶ', text: () => '振込', became: 'unidentified' },
  {
    daysAgo: 5,
    amount: () => 1_210_000,
    sender: 'SUNRISE MOTORS FZE',
    text: () => 'VEHICLE PURCHASE DUBAI',
    became: 'unidentified',
  },
  {
    daysAgo: 3,
    amount: () => 385_000,
    sender: 'PETROV S',
    // A digit is wrong, so that it is nobody’s reference.
    text: () => 'SERI-000999-9 AVTO',
    became: 'unidentified',
  },
  { daysAgo: 4, amount: () => 12, sender: '', text: () => '普通預金利息', became: 'ignored' },
  // Exactly what is open, with the reference.
  {
    daysAgo: 2,
    client: marina,
    amount: (client) => openAt(client, 0),
    sender: 'KUZNETSOVA MARINA VIKTOROVNA',
    text: ({ reference }) => `PAYMENT FOR CAR ${reference}`,
  },
  // A bank on the way has kept 3,500.
  {
    daysAgo: 1,
    client: marina,
    amount: (client) => openAt(client, 1) - 3_500,
    sender: 'KUZNETSOVA MARINA VIKTOROVNA/KHABAR',
    text: ({ reference }) => `${reference} OUR CHARGES SHA`,
  },
  // Another company pays.
  {
    daysAgo: 1,
    client: troublesome,
    amount: (client) => sumOf(client),
    sender: 'OOO PRIMAVTOTRANS',
    text: ({ reference }) => `OPLATA ZA AVTO PO DOGOVORU ${reference}`,
  },
  // Twice the same, and both are meant.
  { daysAgo: 1, amount: () => 300_000, sender: 'WHITFIELD THOMAS', text: () => 'DEPOSIT AUCKLAND' },
  { daysAgo: 1, amount: () => 300_000, sender: 'WHITFIELD THOMAS', text: () => 'DEPOSIT AUCKLAND' },
  // The first money of a restricted account opens bidding.
  {
    daysAgo: 0,
    client: 'restricted@demo.seri',
    amount: () => 100_000,
    sender: 'DEPOSIT SENDER',
    text: ({ reference }) => reference.replaceAll('-', ' '),
  },
  {
    daysAgo: 0,
    client: 'dealer@demo.seri',
    amount: () => 2_000_000,
    sender: 'OTIENO AUTO IMPORTS LTD',
    text: ({ id }) => `CLIENT ${id} 3 CARS`,
  },
  { daysAgo: 0, amount: () => 850_000, sender: 'FROLOV DENIS OLEGOVICH', text: () => 'ZA AVTOMOBIL NISSAN NOTE' },
];

/** In cents. */
export const dollarLines: readonly DemoLine[] = [
  {
    daysAgo: 1,
    client: 'client@demo.seri',
    amount: () => 1_000_000,
    sender: 'WHITFIELD THOMAS',
    text: ({ reference }) => `/INV/ ${reference} AUCKLAND`,
  },
];

export const dollarRate = '149.20';
export const dollarFee = 2_500;
