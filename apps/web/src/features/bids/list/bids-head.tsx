import { statusesOf } from '@seri/domain/bids/bid-lists';
import { useText } from '../../../lib/language/text.ts';
import { TabsHead } from '../../../ui/tabs/tabs-head.tsx';
import { bidStatusText } from '../rows/bid-texts.ts';
import type { BidsAnswer } from './bids.ts';
import type { BidListConfig } from './bids-search.ts';

interface BidsHeadProps {
  title: string;
  config: BidListConfig;
  status: number | undefined;
  counters: BidsAnswer['counters'] | undefined;
  hrefOf: (status: number | undefined) => string;
  /** For readers who get a count for the archive. */
  archiveHref: string;
}

/** A tab for each status; the open tab links back to all. */
export function BidsHead({ title, config, status: open, counters, hrefOf, archiveHref }: BidsHeadProps) {
  const text = useText();
  const { list, reader } = config;
  const countOf = (status: BidsAnswer['counters'][number]['status']) =>
    counters?.find((counter) => counter.status === status)?.count;
  const archived = countOf('Archive');
  return (
    <TabsHead
      title={title}
      label={text('bids.tabs')}
      value={String(open ?? 'All')}
      items={[
        { id: 'All', label: text('bids.tab.all'), href: hrefOf(undefined), count: countOf('All') },
        ...statusesOf[list].map((status) => ({
          id: String(status),
          label: bidStatusText(text, status, { reader }),
          href: hrefOf(status === open ? undefined : status),
          count: countOf(status),
        })),
        ...(archived === undefined
          ? []
          : [{ id: 'Archive', label: text('bids.tab.archive'), href: archiveHref, count: archived }]),
      ]}
    />
  );
}
