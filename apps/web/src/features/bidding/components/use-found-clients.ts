import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/text.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { findClientsQuery, leastTyped } from '../api/find-clients.query.ts';
import type { ChosenClient } from '../model/bid-pieces.ts';

const keysRest = 300;
const mostListed = 10;

export interface FoundClients {
  clients: readonly ChosenClient[];
  /** What there is to say of them, or of why there are none. */
  message: string;
}

const only = (message: string): FoundClients => ({ clients: [], message });

/** Those to choose from, asked for once the keys rest. */
export function useFoundClients(typed: string): FoundClients {
  const text = useText();
  const wanted = typed.trim();
  const asked = useSettled(wanted, keysRest);
  const { data, isError } = useQuery(findClientsQuery(asked));

  if (wanted === '') return only('');
  if (wanted.length < leastTyped) return only(text('bidding.client.more', { least: leastTyped }));
  if (isError && asked === wanted) return only(text('bidding.client.failed'));
  if (!data || asked !== wanted) return only(text('bidding.client.searching'));
  if (data.length === 0) return only(text('bidding.client.none'));
  if (data.length > mostListed) return only(text('bidding.client.tooMany'));
  return {
    clients: data.map(({ value, label }) => ({ id: value, name: label })),
    message: text('bidding.client.count', { count: data.length }),
  };
}
