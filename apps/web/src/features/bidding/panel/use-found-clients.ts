import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/language/text.ts';
import { useSettled } from '../../../lib/forms/use-settled.ts';
import { findClientsQuery, minTyped } from './find-clients.query.ts';
import type { ChosenClient } from './bid-pieces.ts';

const typingDelay = 300;
const maxListed = 10;

export interface ClientMatches {
  clients: readonly ChosenClient[];
  /** The number found, or why the list is empty. */
  message: string;
  /** The server has not answered for what is typed. */
  isSearching: boolean;
}

const messageOnly = (message: string, isSearching = false): ClientMatches => ({ clients: [], message, isSearching });

/** Searches when typing stops. */
export function useFoundClients(typed: string): ClientMatches {
  const text = useText();
  const term = typed.trim();
  const settledTerm = useSettled(term, typingDelay);
  const { data, isError } = useQuery(findClientsQuery(settledTerm));

  if (term === '') return messageOnly('');
  if (term.length < minTyped) return messageOnly(text('bidding.client.more', { least: minTyped }));
  if (isError && settledTerm === term) return messageOnly(text('bidding.client.failed'));
  if (!data || settledTerm !== term) return messageOnly(text('bidding.client.searching'), true);
  if (data.length === 0) return messageOnly(text('bidding.client.none'));
  if (data.length > maxListed) return messageOnly(text('bidding.client.tooMany'));
  return {
    clients: data.map(({ value, label }) => ({ id: value, name: label })),
    message: text('bidding.client.count', { count: data.length }),
    isSearching: false,
  };
}
