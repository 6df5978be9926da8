import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Menu } from '../../../ui/menus/menu.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { PurchaseDetails } from '../../purchases/list/purchases.ts';
import { type PurchasePaper, paperLabel } from '../list/car-paper.ts';
import { EditPaperDialog } from './edit-paper-dialog.tsx';
import { PaperReasonDialog } from './paper-reason-dialog.tsx';
import { editPaper } from './send-paper.ts';
import { UploadDialog } from './upload-dialog.tsx';

export interface PaperDialogProps {
  purchase: PurchaseDetails;
  paper: PurchasePaper;
  onClose: () => void;
}

/** The moves that need no words, with the states to which they lead. */
const atOnce = { share: 'shared', hold: 'held', unshare: 'draft', restore: 'draft' } as const;
const moves = ['share', 'release', 'hold', 'edit', 'replace', 'unshare', 'restore', 'withdraw'] as const;
type MenuMove = (typeof moves)[number];

/** R99: what staff may do with a paper. */
export function PaperMenu({ purchase, paper }: Omit<PaperDialogProps, 'onClose'>) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [opened, open] = useState<Exclude<MenuMove, keyof typeof atOnce>>();
  const { desk } = paper;
  if (!desk) return null;
  const offered = moves.filter((move) => desk.can[move === 'replace' ? 'edit' : move]);
  if (offered.length === 0) return null;
  const choose = async (move: MenuMove) => {
    if (!(move in atOnce)) return open(move as Exclude<MenuMove, keyof typeof atOnce>);
    const done = move as keyof typeof atOnce;
    const reply = await editPaper({ id: paper.id, version: paper.version, state: atOnce[done] });
    if (!reply.ok) return onRefusal(reply.refusal, { title: text('carPapers.failed') });
    const isHeld = done === 'share' && reply.answer.state === 'held';
    toast({ tone: 'good', title: text(isHeld ? 'carPapers.done.held' : `carPapers.done.${done}`) });
  };
  const label = text('carPapers.more', { paper: paperLabel(text, paper) });
  const close = () => open(undefined);
  return (
    <>
      <Menu
        label={label}
        placement="bottom-end"
        trigger={(props) => (
          <Button {...props} size="s" kind="bare" icon={<Ellipsis aria-hidden="true" />} label={label} />
        )}
        items={offered.map((move) => ({
          id: move,
          label: text(`carPapers.${move}`),
          danger: move === 'withdraw',
          onSelect: () => void choose(move),
        }))}
      />
      {opened === 'edit' && <EditPaperDialog purchase={purchase} paper={paper} onClose={close} />}
      {opened === 'replace' && <UploadDialog purchase={purchase} replaces={paper} onClose={close} />}
      {(opened === 'release' || opened === 'withdraw') && (
        <PaperReasonDialog purchase={purchase} paper={paper} move={opened} onClose={close} />
      )}
    </>
  );
}
