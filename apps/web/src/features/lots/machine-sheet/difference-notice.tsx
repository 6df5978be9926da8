import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import type { MachineReading } from './machine-sheet.query.ts';
import type { ReadPlaces } from './read-sheet.tsx';

interface DifferenceNoticeProps {
  difference: MachineReading['differences'][number];
  onRing: (places: ReadPlaces) => void;
}

export function DifferenceNotice({ difference, onRing }: DifferenceNoticeProps) {
  const text = useText();
  const { field, onSheet, inFeed, place } = difference;
  return (
    <Notice tone="mid" title={text('machineSheet.difference', { field: text(`machineSheet.field.${field}`) })}>
      <p>{text('machineSheet.difference.more', { onSheet, inFeed })}</p>
      <Button kind="bare" size="s" onClick={() => onRing([place])}>
        {text('machineSheet.show')}
      </Button>
    </Notice>
  );
}
