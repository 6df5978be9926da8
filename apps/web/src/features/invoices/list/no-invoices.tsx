import { useText } from '../../../lib/language/text.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';

interface NoInvoicesProps {
  /** Address of the unfiltered list, if it is filtered. */
  wholeHref: string | undefined;
  allClientsHref: string | undefined;
}

export function NoInvoices({ wholeHref, allClientsHref }: NoInvoicesProps) {
  const text = useText();
  return (
    <Sheet flush>
      <EmptyState
        title={text('invoices.empty')}
        actions={
          <>
            {wholeHref && <ButtonLink href={wholeHref}>{text('invoices.showAll')}</ButtonLink>}
            {allClientsHref && <ButtonLink href={allClientsHref}>{text('invoices.showAllClients')}</ButtonLink>}
          </>
        }
      >
        {text(wholeHref ? 'invoices.empty.filtered' : 'invoices.empty.hint')}
      </EmptyState>
    </Sheet>
  );
}
