import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { expect, it } from 'vitest';
import { biddingRows } from './access-bidding.rows.ts';
import { catalogueRows } from './access-catalogue.rows.ts';
import { companyRows } from './access-company.rows.ts';
import { voyagesRows } from './access-voyages.rows.ts';
import { eligibilityRows } from './access-eligibility.rows.ts';
import { feedRows } from './access-feed.rows.ts';
import { deskRows } from './access-desk.rows.ts';
import { invoiceRows } from './access-invoices.rows.ts';
import { lotRows } from './access-lots.rows.ts';
import { moneyRows } from './access-money.rows.ts';
import { partiesRows } from './access-parties.rows.ts';
import { carPaperRows } from './access-car-papers.rows.ts';
import { purchaseRows } from './access-purchases.rows.ts';
import { receiptRows } from './access-receipts.rows.ts';
import { secondFactorRows } from './access-second-factor.rows.ts';
import { servicesRows } from './access-services.rows.ts';
import { sheetRows } from './access-sheets.rows.ts';
import { sharingRows } from './access-sharing.rows.ts';
import { shippingFileRows } from './access-shipping-files.rows.ts';
import { taskRows } from './access-tasks.rows.ts';
import { translationRows } from './access-translations.rows.ts';
import { tariffRows } from './access-tariffs.rows.ts';
import { otherRows } from './access.rows.ts';
import { describeAccess } from './access.steps.ts';

describeAccess({
  ...companyRows,
  ...feedRows,
  ...otherRows,
  ...purchaseRows,
  ...partiesRows,
  ...taskRows,
  ...carPaperRows,
  ...invoiceRows,
});
describeAccess({
  ...moneyRows,
  ...receiptRows,
  ...sheetRows,
  ...tariffRows,
  ...eligibilityRows,
  ...translationRows,
  ...voyagesRows,
  ...shippingFileRows,
});
describeAccess(secondFactorRows);

const tables = [
  otherRows,
  companyRows,
  feedRows,
  biddingRows,
  catalogueRows,
  deskRows,
  eligibilityRows,
  voyagesRows,
  invoiceRows,
  lotRows,
  moneyRows,
  partiesRows,
  purchaseRows,
  taskRows,
  carPaperRows,
  receiptRows,
  secondFactorRows,
  servicesRows,
  sheetRows,
  sharingRows,
  shippingFileRows,
  tariffRows,
  translationRows,
];

it('every call of the API has an access row, and every row has its call', async () => {
  const database = await openTestDatabase();
  const api = await openTestApi(database);
  const document = (await api.app.inject('/v1/openapi.json')).json<{
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  await api.close();
  await database.drop();
  const calls = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(tables.flatMap(Object.keys).toSorted()).toEqual(calls.toSorted());
});
