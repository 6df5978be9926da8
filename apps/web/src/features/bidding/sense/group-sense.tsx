import type { BidOutlook, GroupOutlook } from '@seri/domain/bids/bid-outlook';
import { formatYen } from '@seri/domain/money/money';
import { type Text, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { letterOf } from './outlook.ts';
import styles from './bid-sense.module.css';

interface GroupSenseProps {
  outlook: BidOutlook;
  onGroup: (group: string | null) => void;
}

/** R53: what the group changes for the bid, or a group in which it would hold less. */
export function GroupSense({ outlook: { inGroup, betterGroup }, onGroup }: GroupSenseProps) {
  const text = useText();
  if (!inGroup && !betterGroup) return null;
  const letter = betterGroup ? letterOf(betterGroup.group) : '';
  return (
    <div className={styles.group}>
      {inGroup && <p>{groupText(text, inGroup, 'in')}</p>}
      {betterGroup && (
        <>
          <p>{groupText(text, betterGroup, 'would')}</p>
          <Button kind="outline" size="s" onClick={() => onGroup(letter)}>
            {text('bidding.sense.useGroup', { group: letter })}
          </Button>
        </>
      )}
    </div>
  );
}

function groupText(text: Text, { group, cars, bids, held, adds }: GroupOutlook, form: 'in' | 'would'): string {
  const holds = adds === 0 ? (`${form}Nothing` as const) : (`${form}More` as const);
  const values = { group: letterOf(group), cars, bids, held: formatYen(held), adds: formatYen(adds) };
  return text(`bidding.sense.group.${holds}`, values);
}
