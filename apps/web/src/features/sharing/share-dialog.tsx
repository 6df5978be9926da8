import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { refusalText } from '../../lib/calls/on-refusal.ts';
import { internal, refusalOf } from '../../lib/calls/refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ErrorState } from '../../ui/frame/error-state.tsx';
import { RuledCells } from '../../ui/tables/ruled-loading.tsx';
import { detailOf, type LotView, lotHeadline } from '../lots/page/lot-view.ts';
import { shareCodeQuery } from './share-code.query.ts';
import { shareLink } from './share-link.ts';
import { useCopy } from './use-copy.ts';
import { ShareActions } from './share-actions.tsx';
import styles from './share-dialog.module.css';
import { SharedLink } from './shared-link.tsx';

interface ShareDialogProps {
  lot: LotView;
  onClose: () => void;
}

export function ShareDialog({ lot, onClose }: ShareDialogProps) {
  const text = useText();
  const { data: code, error, refetch } = useQuery(shareCodeQuery(lot));
  const field = useRef<HTMLInputElement>(null);
  const { isCopied, isForbidden, copy } = useCopy(field);
  const { id, lotNumber } = detailOf(lot);
  const link = code && shareLink({ pageType: lot.pageType, id, code }, window.location.origin);
  // The retry button disappears with the error, so the focus moves to the title.
  const retry = () => {
    document.querySelector<HTMLElement>('dialog h2')?.focus();
    void refetch();
  };
  return (
    <Dialog
      open
      title={text('sharing.title', { lot: lotNumber })}
      onClose={onClose}
      footer={
        link && <ShareActions link={link} title={lotHeadline(lot)} isCopied={isCopied} onCopy={() => copy(link)} />
      }
    >
      <div className={styles.body}>
        {link && <SharedLink ref={field} link={link} code={code} pageType={lot.pageType} notCopied={isForbidden} />}
        {!link && error && (
          <ErrorState title={text('sharing.failed')} onRetry={retry}>
            {refusalText(text, refusalOf(error) ?? internal)}
          </ErrorState>
        )}
        {!link && !error && <RuledCells framed cols={1} rows={3} label={text('sharing.loading')} />}
      </div>
    </Dialog>
  );
}
