import { useRef } from 'react';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface SearchNoticeProps {
  title: string;
  children: string;
  onList: () => void;
  onClose: () => void;
}

export function SearchNotice({ title, children, onList, onClose }: SearchNoticeProps) {
  const text = useText();
  const closeRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      size="s"
      title={title}
      initialFocus={closeRef}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onList}>{text('searches.list')}</Button>
          <Button ref={closeRef} kind="primary" onClick={onClose}>
            {text('searches.close')}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
