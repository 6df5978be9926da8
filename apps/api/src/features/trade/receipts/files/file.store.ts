import type { BankClosing } from '@seri/domain/receipts/closing-balances';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import type { ReceiptFile } from '../../../../platform/database/schema.generated.ts';
import type { KeptLine } from './bank-lines.ts';

// Callers hold the bank account.

interface FileAuthor {
  fileId: number;
  accountId: number;
}

export async function insertReceiptFile(tx: Tx, row: Insertable<ReceiptFile>): Promise<number> {
  return (await tx.insertInto('receipt_file').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export type SuggestedLine = KeptLine & { accountId: number | null; score: number | null };

const linesPerStatement = 1_000;

export async function insertFreshLines(tx: Tx, lines: readonly SuggestedLine[], author: FileAuthor): Promise<void> {
  for (let start = 0; start < lines.length; start += linesPerStatement) {
    const chunk = JSON.stringify(lines.slice(start, start + linesPerStatement));
    await sql`
      insert into receipt (bank_account, booked_on, value_on, amount, currency, amount_jpy, rate, bank_fee, sender_name,
        sender_bank, text, reference, line_key, file_id, state, account_id, score, entered_by, changed_by)
      select "bankAccount", "bookedOn", "valueOn", amount, currency, "amountJpy", rate, "bankFee", "senderName",
        "senderBank", text, reference, key, ${author.fileId}, case when "accountId" is null then 'new' else 'suggested' end,
        "accountId", score, ${author.accountId}, ${author.accountId}
      from jsonb_to_recordset(${chunk}) as line (${lineColumns}, "accountId" bigint, score integer)`.execute(tx);
  }
}

/** The bank goes before what staff wrote; what is booked stays booked with its yen. */
export async function joinLines(
  tx: Tx,
  joined: readonly { receiptId: number; line: KeptLine }[],
  { fileId, accountId }: FileAuthor,
): Promise<void> {
  if (joined.length === 0) return;
  const rows = JSON.stringify(joined.map(({ receiptId, line }) => ({ ...line, receiptId })));
  await sql`
    update receipt set bank_account = "bankAccount", booked_on = "bookedOn", value_on = "valueOn",
      amount_jpy = case when entry_id is null then coalesce("amountJpy", amount_jpy) else amount_jpy end,
      rate = coalesce(line.rate, receipt.rate), bank_fee = "bankFee",
      sender_name = coalesce(nullif("senderName", ''), sender_name),
      sender_bank = coalesce(nullif("senderBank", ''), sender_bank),
      text = coalesce(nullif(line.text, ''), receipt.text), reference = line.reference, line_key = key,
      file_id = ${fileId}, changed_by = ${accountId}, changed_at = app_now(), version = version + 1
    from jsonb_to_recordset(${rows}) as line (${lineColumns}, "receiptId" bigint)
    where receipt.id = "receiptId"`.execute(tx);
}

const lineColumns = sql`
  "bankAccount" text, "bookedOn" date, "valueOn" date, amount bigint, currency text, "amountJpy" bigint, rate text,
  "bankFee" bigint, "senderName" text, "senderBank" text, text text, reference text, key text`;

/** The newest file is right about a day: an earlier one may have ended in the middle of it. */
export async function keepClosings(
  tx: Tx,
  bankAccount: string,
  closings: readonly BankClosing[],
  fileId: number,
): Promise<void> {
  await sql`
    insert into bank_closing (bank_account, day, balance, withdrawn, file_id)
    select ${bankAccount}, day, balance, withdrawn, ${fileId}
    from jsonb_to_recordset(${JSON.stringify(closings)}) as closing (day date, balance bigint, withdrawn bigint)
    on conflict (bank_account, day) do update
      set balance = excluded.balance, withdrawn = excluded.withdrawn, file_id = excluded.file_id`.execute(tx);
}
