import { paymentReference } from '@seri/domain/money/first-deposit';
import { addDays, type JapanDay } from '@seri/domain/time/japan-time';
import { quoteCell } from '@seri/domain/common/csv-text';
import { type DemoLine, dollarFee, dollarRate, type PayingClient } from './bank-lines.data.ts';

export type PayingClients = ReadonlyMap<string, { id: number; open: readonly number[] }>;

/** A file as the bank would give it, with its balance after each line. */
export function yenFile(lines: readonly DemoLine[], clients: PayingClients, today: JapanDay): string {
  let balance = 18_400_000;
  const rows = inOrder(lines).map((line) => {
    const { amount, sender, text } = written(line, clients);
    balance += amount;
    return [addDays(today, -line.daysAgo), amount, sender, text, balance];
  });
  return table(['日付', 'お預入金額', '振込依頼人名', '摘要', '残高'], rows);
}

export function dollarFile(lines: readonly DemoLine[], clients: PayingClients, today: JapanDay): string {
  const rows = inOrder(lines).map((line) => {
    const { amount, sender, text } = written(line, clients);
    return [addDays(today, -line.daysAgo), (amount / 100).toFixed(2), 'USD', dollarRate, dollarFee, sender, text];
  });
  return table(['Date', 'Amount', 'Currency', 'Exchange rate', 'Bank fee', 'Remitter', 'Payment details'], rows);
}

const inOrder = (lines: readonly DemoLine[]) => lines.toSorted((one, other) => other.daysAgo - one.daysAgo);

function written({ client, amount, sender, text }: DemoLine, clients: PayingClients) {
  const { id, open } = clients.get(client ?? '') ?? { id: 0, open: [] };
  const paying: PayingClient = { id, open, reference: paymentReference(id) };
  return { amount: amount(paying), sender, text: text(paying) };
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, ...rows].map((row) => row.map((cell) => quoteCell(String(cell))).join(',')).join('\r\n');
