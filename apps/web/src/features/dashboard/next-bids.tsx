import type { PhotoWidth } from '@seri/contract/stock/photo';
import type { ReactNode } from 'react';
import { listCells, ListTable } from '../../lib/lists/list-table.tsx';
import { minWidthOf } from '../../lib/lists/list-columns.ts';
import { useLanguage, useText } from '../../lib/language/text.ts';
import { useMedia } from '../../lib/browser/use-media.ts';
import { ButtonLink } from '../../ui/frame/button-link.tsx';
import { EmptyState } from '../../ui/frame/empty-state.tsx';
import { Sheet } from '../../ui/frame/sheet.tsx';
import strips from '../../ui/tables/strip-columns.module.css';
import { TableRow } from '../../ui/tables/table-row.tsx';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import type { DashboardKind, UpcomingBid } from './dashboard.ts';
import { minNameWidth, nextColumnsFor, stripsFor } from './next-columns.data.ts';
import { nextCells } from './next-cells.tsx';
import { NextStrip } from './next-strip.tsx';

export type RenderPhoto = (bid: UpcomingBid, width: PhotoWidth) => ReactNode;

interface NextBidsProps {
  next: readonly UpcomingBid[];
  kind: DashboardKind;
  now: Date;
  bidsHref: string | undefined;
  listingHref: string;
  renderPhoto: RenderPhoto;
}

/** Staff see the bids that close within the hour, others their next deadlines. */
export function NextBids({ next, kind, now, bidsHref, listingHref, renderPhoto }: NextBidsProps) {
  const text = useText();
  const language = useLanguage();
  const isNarrow = useMedia(stripsFor(kind));
  const group = kind === 'staff' ? 'staff' : 'own';
  const title = text(`dashboard.next.${group}`);
  const columns = nextColumnsFor(kind);
  const context = { text, language, now, kind };
  const all = bidsHref && <UiLink href={bidsHref}>{text(`dashboard.next.${group}.all`)}</UiLink>;
  return (
    <Sheet flush title={title} actions={all}>
      {next.length === 0 && (
        <EmptyState
          title={text(`dashboard.next.${group}.none`)}
          actions={kind === 'staff' ? undefined : <ButtonLink href={listingHref}>{text('bids.toListing')}</ButtonLink>}
        />
      )}
      {next.length > 0 && isNarrow && (
        <ul className={strips.columns}>
          {next.map((bid) => (
            <NextStrip key={bid.bidId} bid={bid} context={context} photo={renderPhoto(bid, 120)} />
          ))}
        </ul>
      )}
      {next.length > 0 && !isNarrow && (
        <ListTable label={title} columns={columns} dense minWidth={minWidthOf(columns, minNameWidth)}>
          {next.map((bid) => (
            <TableRow key={bid.bidId} opens data-bid-id={bid.bidId}>
              {listCells(columns, (id) => (id === 'photo' ? renderPhoto(bid, 120) : nextCells[id](bid, context)))}
            </TableRow>
          ))}
        </ListTable>
      )}
    </Sheet>
  );
}
