import { groupDigits } from '@seri/domain/money/money';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '../fields/field.module.css';
import { useUiText } from '../frame/ui-text.tsx';

interface StepperProps {
  step: number | undefined;
  move: (direction: 1 | -1) => void;
  disabled: boolean | undefined;
  isAtMin: boolean;
  children: ReactNode;
}

/** Buttons around the cell of an amount that take it one step down or up. */
export function Stepper({ step, move, disabled, isAtMin, children }: StepperProps) {
  const text = useUiText();
  if (!step) return children;
  const by = { step: groupDigits(step) };
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label={text('ui.subtract', by)}
        disabled={disabled || isAtMin}
        onClick={() => move(-1)}
      >
        <Minus aria-hidden="true" />
      </button>
      {children}
      <button
        type="button"
        className={styles.step}
        aria-label={text('ui.add', by)}
        disabled={disabled}
        onClick={() => move(1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
