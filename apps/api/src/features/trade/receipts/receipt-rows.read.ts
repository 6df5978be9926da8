import type { ReceiptRow } from '@seri/contract/trade/receipts.schema';
import type { Currency } from '@seri/domain/receipts/currencies';
import type { ReceiptState } from '@seri/domain/receipts/receipt-states';
import type { Db } from '../../../platform/database/database.ts';

export function selectReceipts(db: Db) {
  return db
    .selectFrom('receipt')
    .leftJoin('account as client', 'client.id', 'receipt.account_id')
    .leftJoin('receipt_file as file', 'file.id', 'receipt.file_id')
    .innerJoin('account as author', 'author.id', 'receipt.changed_by')
    .selectAll('receipt')
    .select(['client.full_name as client_name', 'file.name as file_name', 'author.full_name as author_name']);
}

type SelectedReceipt = Awaited<ReturnType<ReturnType<typeof selectReceipts>['execute']>>[number];

export function presentReceipt(row: SelectedReceipt): ReceiptRow {
  return {
    id: row.id,
    version: row.version,
    state: row.state as ReceiptState,
    bankAccount: row.bank_account,
    bookedOn: row.booked_on,
    valueOn: row.value_on,
    amount: row.amount,
    currency: row.currency as Currency,
    amountJpy: row.amount_jpy,
    rate: row.rate,
    bankFee: row.bank_fee,
    senderName: row.sender_name,
    senderBank: row.sender_bank,
    text: row.text,
    reference: row.reference,
    file: row.file_name,
    client: row.account_id === null ? null : { id: row.account_id, name: row.client_name ?? '' },
    score: row.score,
    entryId: row.entry_id,
    by: row.author_name,
    note: row.note,
    changedAt: row.changed_at.toISOString(),
  };
}
