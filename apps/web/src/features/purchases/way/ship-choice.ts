import type { Language } from '@seri/domain/common/languages';
import { dayOfCall } from '@seri/domain/voyages/port-calls';
import { callsOf, callText, portCallOf, shipOf, type Voyage } from '../../voyages/voyages.ts';
import type { PurchaseDetails } from '../list/purchases.ts';

/** A ship with two of its ports, as one choice. */
export interface ShipChoice {
  key: string;
  calls: { load: number; discharge: number };
  label: string;
  /** The words of the car that the ship tells. */
  words: Record<'exportPort' | 'dischargePort' | 'shippingLine' | 'voyage' | 'etd' | 'eta', string>;
}

const keyOf = ({ load, discharge }: ShipChoice['calls']) => `${load}-${discharge}`;

/** The ship that the car has, first, and those that may still take it. */
export function shipChoices(
  voyages: readonly Voyage[],
  { ship, logistics }: Pick<PurchaseDetails, 'ship' | 'logistics'>,
  language: Language,
): ShipChoice[] {
  const open = voyages.flatMap((voyage) => choicesOf(voyage, logistics.status, language));
  if (!ship) return open;
  const calls = { load: ship.loadCallId, discharge: ship.dischargeCallId };
  const { exportPort, dischargePort, shippingLine, voyage, etd, eta } = logistics;
  const own = {
    key: keyOf(calls),
    calls,
    label: `${ship.name} · ${exportPort} → ${dischargePort}`,
    words: { exportPort, dischargePort, shippingLine, voyage, etd: etd ?? '', eta: eta ?? '' },
  };
  return [own, ...open.filter(({ key }) => key !== own.key)];
}

const atSea = 4;

function choicesOf(voyage: Voyage, status: number, language: Language): ShipChoice[] {
  // A ship that has left a port takes no car there that has not sailed.
  const loads = callsOf(voyage, 'load').filter(({ actualOn }) => actualOn === null || status === atSea);
  return loads.flatMap((load) =>
    callsOf(voyage, 'discharge').map((discharge) => {
      const calls = { load: load.id, discharge: discharge.id };
      return {
        key: keyOf(calls),
        calls,
        label: `${shipOf(voyage)} · ${callText(load, language)} → ${callText(discharge, language)}`,
        words: {
          exportPort: load.name,
          dischargePort: discharge.name,
          shippingLine: voyage.line,
          voyage: shipOf(voyage),
          etd: dayOfCall(portCallOf(load)) ?? '',
          eta: dayOfCall(portCallOf(discharge)) ?? '',
        },
      };
    }),
  );
}
