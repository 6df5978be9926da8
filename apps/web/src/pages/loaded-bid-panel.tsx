import type { UseQueryResult } from '@tanstack/react-query';
import { BidPanel } from '../features/bidding/panel/bid-panel.tsx';
import { TermsLinks } from '../features/company/content/terms-links.tsx';
import type { LotView } from '../features/lots/page/lot-view.ts';
import { SoldSense } from '../features/lots/prices/sold-sense.tsx';
import { refusalOf } from '../lib/calls/refusal.ts';
import { useText } from '../lib/language/text.ts';
import { ErrorState } from '../ui/frame/error-state.tsx';
import { RuledCells } from '../ui/tables/ruled-loading.tsx';

interface LoadedBidPanelProps {
  query: UseQueryResult<LotView>;
  /** Heads the error if the lot does not load. */
  failed: string;
}

/** The bidding form of a lot away from its page, with what similar lots sold for. */
export function LoadedBidPanel({ query: { data: view, error, refetch }, failed }: LoadedBidPanelProps) {
  const text = useText();
  if (view)
    return (
      <BidPanel
        lot={view}
        terms={<TermsLinks />}
        withPrices
        renderSold={(amount, onAmount) => <SoldSense view={view} amount={amount} onAmount={onAmount} />}
      />
    );
  if (error) return <ErrorState title={failed} id={refusalOf(error)?.id || undefined} onRetry={() => void refetch()} />;
  return <RuledCells cols={1} phoneCols={1} rows={6} label={text('ui.loading')} />;
}
