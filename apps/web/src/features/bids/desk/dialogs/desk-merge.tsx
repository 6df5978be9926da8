import { bidStatus } from '@seri/domain/bids/bid-statuses';
import type { MessageId } from '@seri/messages/message-id';
import { useText } from '../../../../lib/language/text.ts';
import { BidMark } from '../../../../ui/bid-marks/bid-mark.tsx';
import { Button } from '../../../../ui/frame/button.tsx';
import { Notice } from '../../../../ui/passing/notice.tsx';
import {
  differingFields,
  type EditedBid,
  type EditName,
  type EditValues,
  displayValue,
  editValuesOf,
} from './desk-edit.ts';
import styles from './desk-edit.module.css';

interface DeskMergeProps {
  values: EditValues;
  /** The bid after somebody else's change. */
  newer: EditedBid & { bidStatus: number };
  types: readonly { value: number; label: string }[] | undefined;
  isOver: boolean;
  onTake: (name: EditName, value: string) => void;
}

const captions: Readonly<Record<EditName, MessageId>> = {
  amount: 'bidDesk.edit.amount',
  adjustment: 'bidDesk.edit.adjustment',
  exportType: 'bidDesk.edit.exportType',
  group: 'bidDesk.edit.group',
};

/** Shows both values of each field that differs, so that nobody overwrites a value unseen. */
export function DeskMerge({ values, newer: now, types, isOver, onTake }: DeskMergeProps) {
  const text = useText();
  const current = editValuesOf(now);
  const labelOf = (name: EditName, value: string) =>
    (name === 'exportType' && types?.find((type) => String(type.value) === value)?.label) || displayValue(name, value);
  return (
    <>
      <Notice tone={isOver ? 'bad' : 'mid'} title={text('bidDesk.merge')} live>
        {isOver ? (
          <>
            {text('bidDesk.merge.over')}{' '}
            <BidMark code={now.bidStatus} label={text(`bids.status.${bidStatus(now.bidStatus)}`)} />
          </>
        ) : (
          text('bidDesk.merge.says')
        )}
      </Notice>
      {!isOver && (
        <dl className={styles.merge}>
          {differingFields(values, now).map((name) => (
            <div key={name}>
              <dt>{text(captions[name])}</dt>
              <dd>
                <span className="sub">{text('bidDesk.merge.yours')}</span> {labelOf(name, values[name])}
              </dd>
              <dd>
                <span className="sub">{text('bidDesk.merge.now')}</span> <b>{labelOf(name, current[name])}</b>
              </dd>
              <dd>
                <Button
                  size="s"
                  label={text('bidDesk.merge.takeOf', {
                    field: text(captions[name]),
                    value: labelOf(name, current[name]),
                  })}
                  onClick={() => onTake(name, current[name])}
                >
                  {text('bidDesk.merge.take')}
                </Button>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
