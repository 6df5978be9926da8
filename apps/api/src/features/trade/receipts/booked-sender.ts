import type { SenderKind } from '@seri/domain/receipts/sender-kinds';
import { rememberSender } from './sender.store.ts';
import { payerName } from '@seri/domain/receipts/payer-names';
import { isThirdParty } from '@seri/domain/receipts/suggest-accounts';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { readBilling } from '../../people/seller/billing/billing.query.ts';
import { readCandidates } from './candidates/account-facts.read.ts';
import { payerOf } from './candidates/payer.ts';
import type { StoredReceipt } from './receipt.store.ts';

/** R94: a company may refuse the money of somebody else than the client, until staff have said who that is to the client. */
export async function assertKnownSender(tx: Tx, receipt: StoredReceipt, accountId: number): Promise<void> {
  const { refusesThirdParties } = (await readBilling(tx)).details;
  if (!refusesThirdParties) return;
  const [candidate] = await readCandidates(tx, [accountId]);
  if (candidate && isThirdParty(payerOf(receipt), candidate)) throw refusal('THIRD_PARTY');
}

/** R94: from now on this sender tells of the account. Banks of Japan write the sender of a domestic transfer into its text. */
export async function rememberBooked(
  tx: Tx,
  { sender_name, text }: StoredReceipt,
  { accountId, kind }: { accountId: number; kind: SenderKind },
  confirmedBy: number,
): Promise<void> {
  const name = sender_name.trim() === '' ? text : sender_name;
  const { key } = payerName(name);
  if (key !== '') await rememberSender(tx, { accountId, key, name, kind }, confirmedBy);
}
