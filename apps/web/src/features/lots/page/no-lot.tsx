import { pageTypeData } from '@seri/domain/catalogue/page-types';
import { useText } from '../../../lib/language/text.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';

/** Unknown, hidden and failed lots look alike, but only a failed one offers a retry. */
export function NoLot({ onRetry }: { onRetry: (() => void) | undefined }) {
  const text = useText();
  useTitle(text('lot.empty'));
  return (
    <>
      <h1 className="visually-hidden">{text('shell.page.lot')}</h1>
      <Sheet flush>
        <EmptyState
          title={text('lot.empty')}
          actions={
            <>
              <ButtonLink kind="primary" href={pageTypeData['car-auction'].path}>
                {text('lot.toListing')}
              </ButtonLink>
              {onRetry && <Button onClick={onRetry}>{text('lot.retry')}</Button>}
            </>
          }
        >
          {text('lot.empty.hint')}
        </EmptyState>
      </Sheet>
    </>
  );
}
