import { formatYen } from '@seri/domain/money/money';
import { useRef } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import styles from './nearest-amounts.module.css';

interface NearestAmountsProps {
  /** One or two. */
  amounts: readonly number[];
  onAmount: (amount: number) => void;
}

/** Private characters, which no text contains, mark the places of the buttons. */
const places = ['\uE000', '\uE001'] as const;

/** R51: the valid amounts beside one that is off the step, in the words of the reader's language. */
export function NearestAmounts({ amounts, onAmount }: NearestAmountsProps) {
  const text = useText();
  const line = useRef<HTMLParagraphElement>(null);
  const [first, second] = places;
  const sentence =
    amounts.length === 1
      ? text('field.offStep.nearest.one', { amount: first })
      : text('field.offStep.nearest', { lower: first, upper: second });
  const choose = (amount: number) => {
    // The button goes with the fault, and the focus must not go with it.
    line.current?.closest('form')?.querySelector<HTMLElement>('input[name="amount"]')?.focus();
    onAmount(amount);
  };
  return (
    <p ref={line} className={styles.nearest}>
      {sentence.split(/([\uE000\uE001])/).map((part) => {
        const amount = amounts[(places as readonly string[]).indexOf(part)];
        if (amount === undefined) return part;
        return (
          <Button key={amount} kind="outline" size="s" onClick={() => choose(amount)}>
            {formatYen(amount)}
          </Button>
        );
      })}
    </p>
  );
}
