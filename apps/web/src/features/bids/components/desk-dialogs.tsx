import { useStore } from '../../../lib/store.ts';
import { useDesk } from '../model/desk.ts';
import type { RenderPhoto } from '../model/slots.ts';
import { DeskAboveBid } from './desk-above-bid.tsx';
import { DeskEdit } from './desk-edit.tsx';
import { DeskQuestions } from './desk-questions.tsx';
import { DeskReport } from './desk-report.tsx';

/** What stands over the list. */
export function DeskDialogs({ renderPhoto }: { renderPhoto: RenderPhoto }) {
  const { dialog } = useDesk();
  const open = useStore(dialog);
  switch (open?.is) {
    case 'question':
      return <DeskQuestions {...open} />;
    case 'edit':
      return <DeskEdit key={open.bid.bidId} bid={open.bid} renderPhoto={renderPhoto} />;
    case 'aboveBid':
      return <DeskAboveBid {...open} />;
    case 'report':
      return <DeskReport {...open} />;
    default:
      return null;
  }
}
