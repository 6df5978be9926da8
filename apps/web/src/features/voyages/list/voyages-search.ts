import { type VoyageState, voyageStates } from '@seri/domain/voyages/voyage-states';
import { listAddress, oneOf, type Paging, parsePaging, type RawSearch } from '../../../lib/lists/list-address.ts';

/** The state of the list that is kept in the address. */
export interface VoyagesSearch extends Paging {
  search: string;
  /** The code of a port. */
  port: string;
  state: VoyageState | undefined;
}

const longest = 80;

export function parseVoyagesSearch(raw: RawSearch): VoyagesSearch {
  const [search, port] = [raw['search'], raw['port']];
  return {
    // The router reads a number of a voyage as a number.
    search: typeof search === 'string' || typeof search === 'number' ? String(search).slice(0, longest) : '',
    port: typeof port === 'string' && /^[A-Z]{2}[A-Z2-9]{3}$/.test(port) ? port : '',
    state: oneOf<VoyageState>(voyageStates, raw['state']),
    ...parsePaging(raw),
  };
}

export function voyagesHref({ search, port, state, ...paging }: VoyagesSearch): string {
  return listAddress('/voyages', { filters: { search: search.trim(), port, state }, ...paging });
}
