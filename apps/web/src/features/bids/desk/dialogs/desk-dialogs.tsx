import { useStore } from '../../../../lib/browser/store.ts';
import { useDesk } from '../changes/desk.ts';
import type { RenderBidPhoto } from '../../list/slots.ts';
import { DeskAboveBid } from './desk-above-bid.tsx';
import { DeskDearer } from './desk-dearer.tsx';
import { DeskEdit } from './desk-edit.tsx';
import { DeskQuestions } from './desk-questions.tsx';
import { DeskReason } from './desk-reason.tsx';
import { DeskReport } from './desk-report.tsx';

export function DeskDialogs({ renderPhoto }: { renderPhoto: RenderBidPhoto }) {
  const { dialog } = useDesk();
  const open = useStore(dialog);
  switch (open?.is) {
    case 'question':
      return <DeskQuestions {...open} />;
    case 'edit':
      return <DeskEdit key={open.bid.bidId} bid={open.bid} renderPhoto={renderPhoto} />;
    case 'aboveBid':
      return <DeskAboveBid {...open} />;
    case 'dearer':
      return <DeskDearer {...open} />;
    case 'reason':
      return <DeskReason {...open} />;
    case 'report':
      return <DeskReport {...open} />;
    default:
      return null;
  }
}
