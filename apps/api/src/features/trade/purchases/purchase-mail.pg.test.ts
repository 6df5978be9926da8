import type { TestUser } from '@seri/api/testkit/api';
import { runJobs } from '@seri/api/testkit/jobs';
import { paymentReference } from '@seri/domain/money/first-deposit';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openBidding } from '../bidding/bidding-table.steps.ts';
import { ledgerSteps } from '../ledger/ledger.steps.ts';
import { purchasesHandlers } from './purchases.jobs.ts';
import { purchasesSteps } from './purchases.steps.ts';

const { database, api, bid, client, manager, lot } = await openBidding();
let staff: TestUser;
const { win, book } = purchasesSteps(api, database, () => staff);
const ledger = ledgerSteps(api, database);

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

async function mailOfPurchase(user: TestUser) {
  const { body } = await bid(user, await lot(), 600_000);
  await win(body.bidId);
  const purchaseId = await book(body.bidId, 590_000);
  await runJobs(database, purchasesHandlers(api.platform));
  return { purchaseId, mail: api.mails[0] };
}

beforeAll(async () => {
  staff = await manager({ rights: { accounting: true } });
});

beforeEach(() => {
  api.mails.length = 0;
});

it('R61 the mail of a purchase asks for what the balance lacks, with the reference of the payment', async () => {
  const user = await client({ creditLimit: 1_000_000 });
  const { purchaseId, mail } = await mailOfPurchase(user);
  expect(plain(mail?.subject)).toMatch(/^Please pay 640 000 ¥: lot .+/);
  expect(plain(mail?.html)).toContain('>Price 590 000 ¥, fees 50 000 ¥. Your balance is −640 000 ¥.</div>');
  expect(plain(mail?.text)).toContain('With fees of 50 000 ¥ the total is 640 000 ¥, charged to your balance.');
  const reference = `${paymentReference(user.accountId)}, S-${purchaseId}`;
  expect(plain(mail?.text)).toContain(
    `Please transfer 640 000 ¥. A bank transfer takes 2 to 5 business days; put ${reference} in`,
  );
  expect(mail?.text).toMatch(new RegExp(`Open purchase: .+/purchases/${purchaseId}\n\nOpen balance: .+/balance`));
});

it('R61 the mail of a purchase that the balance covers asks for nothing', async () => {
  const user = await client({ creditLimit: 1_000_000 });
  await ledger.remit(staff, user.accountId, 700_000);
  const { mail } = await mailOfPurchase(user);
  expect(plain(mail?.subject)).toMatch(/^Lot .+: 640 000 ¥, paid from balance$/);
  expect(plain(mail?.text)).toContain('There is nothing to pay: 60 000 ¥ is left.');
  expect(mail?.text).not.toContain('Open balance');
});
