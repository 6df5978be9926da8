import type { ViewedLot } from '../page/lot-view.ts';
import { BikeDetails } from './bike-details.tsx';
import { MachineDetails } from './machine-details.tsx';

export function LotDetails({ lot }: { lot: ViewedLot }) {
  if ('bikeInfo' in lot) return <BikeDetails lot={lot} />;
  return 'mechInfo' in lot ? <MachineDetails lot={lot} /> : null;
}
