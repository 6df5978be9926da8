import { type TariffKind, tariffKinds } from '@seri/domain/tariffs/tariff';
import { listAddress, oneOf, type RawSearch } from '../../../lib/lists/list-address.ts';

/** The state of the table that is kept in the address. */
export interface TariffFilters {
  kind: TariffKind | undefined;
  houseId: string | undefined;
  port: string;
  withEnded: boolean;
}

export const noTariffFilters: TariffFilters = { kind: undefined, houseId: undefined, port: '', withEnded: false };

/** The router reads digits as a number. */
const textIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const ids = /^\d{1,9}$/;

export function parseTariffsSearch(raw: RawSearch): TariffFilters {
  const [house, port] = [textIn(raw['house']), textIn(raw['port'])];
  return {
    kind: oneOf<TariffKind>(tariffKinds, raw['kind']),
    houseId: ids.test(house) ? house : undefined,
    port: port.slice(0, 80),
    withEnded: String(raw['ended']) === '1',
  };
}

export function tariffsHref(path: string, { kind, houseId, port, withEnded }: TariffFilters): string {
  const filters = { kind, house: houseId, port, ended: withEnded ? '1' : undefined };
  return listAddress(path, { filters, page: 1, pageSize: undefined });
}
