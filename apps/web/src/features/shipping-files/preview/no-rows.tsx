import { useText } from '../../../lib/language/text.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';

/** Without an address of all rows these are all. */
export function NoRows({ showAllHref }: { showAllHref: string | undefined }) {
  const text = useText();
  return (
    <Sheet flush>
      {showAllHref === undefined ? (
        <EmptyState title={text('shippingFiles.rows.none')}>{text('shippingFiles.rows.none.hint')}</EmptyState>
      ) : (
        <EmptyState
          title={text('shippingFiles.rows.noneFound')}
          actions={<ButtonLink href={showAllHref}>{text('shippingFiles.rows.showAll')}</ButtonLink>}
        />
      )}
    </Sheet>
  );
}
