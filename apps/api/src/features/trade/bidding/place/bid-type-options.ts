import type { TypeOptions } from '@seri/contract/trade/bidding.schema';
import { bidTypes, type BidTypeName } from '@seri/domain/bids/bid-types';
import type { Language } from '@seri/domain/common/languages';
import { formatMessage } from '@seri/messages/server';

export function bidTypesIn(language: Language): TypeOptions {
  const types = Object.entries(bidTypes) as [BidTypeName, number][];
  return types.map(([name, value]) => ({
    value,
    label: formatMessage(language, `bidding.type.${name}`),
    description: formatMessage(language, `bidding.type.${name}.description`),
  }));
}
