import type { PageType } from '@seri/domain/catalogue/page-types';
import { useState } from 'react';
import { useOnRefusal } from '../../lib/calls/on-refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { deleteSearch } from './change-search.ts';
import type { SavedSearch } from './my-searches.ts';

interface DeleteSearchDialogProps {
  pageType: PageType;
  search: SavedSearch;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteSearchDialog({ pageType, search, onDeleted, onClose }: DeleteSearchDialogProps) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    const refusal = await deleteSearch(pageType, search.id);
    setPending(false);
    if (!refusal) return onDeleted();
    onRefusal(refusal, { title: text('searches.delete.failed') });
    return onClose();
  };
  return (
    <Dialog
      open
      size="s"
      title={text('searches.delete.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('searches.cancel')}</Button>
          <Button kind="danger" pending={isPending} onClick={() => void remove()}>
            {text('searches.delete.do')}
          </Button>
        </>
      }
    >
      <p>{text('searches.delete.text', { title: search.name })}</p>
    </Dialog>
  );
}
