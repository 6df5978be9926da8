import { useState } from 'react';
import { render } from 'vitest-browser-react';
import { createNoRetryClient, InApp } from '../../../lib/browser/in-app.testkit.tsx';
import { Toaster } from '../../../ui/passing/toaster.tsx';
import { aPurchaseView } from '../list/purchases.testkit.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import { PurchaseLogistics } from '../page/purchase-logistics.tsx';
import type { WayAsk } from './way-ask.ts';
import { WayTools } from './way-tools.tsx';

export const boughtStop = { id: 1, status: 0, on: '2026-11-15', isEstimate: false };
export const logisticsAt = (status: number) => ({ ...aPurchaseView().logistics, status });

const mover = { ...aPurchaseView().can, move: true };

/** The facts of the way with the tools of staff, as on the page. */
function DeskOfWay({ purchase }: { purchase: PurchaseDetails }) {
  const [asked, ask] = useState<WayAsk>();
  return (
    <>
      <WayTools purchase={purchase} asked={asked} onAsk={ask} />
      <PurchaseLogistics
        logistics={purchase.logistics}
        ship={purchase.ship}
        onEdit={purchase.can.move ? (name) => ask({ form: 'logistics', field: name }) : undefined}
      />
      <Toaster />
    </>
  );
}

export const showWay = (overrides: Partial<PurchaseDetails>) =>
  render(
    <InApp client={createNoRetryClient()}>
      <DeskOfWay purchase={aPurchaseView({ can: mover, ...overrides })} />
    </InApp>,
  );
