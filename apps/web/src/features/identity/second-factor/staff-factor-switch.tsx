import { useState } from 'react';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { requireOfStaff } from './change-factors.ts';
import styles from './second-factor.module.css';

/** R81: an owner chooses for all staff. */
export function StaffFactorSwitch({ isRequired }: { isRequired: boolean }) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [wanted, setWanted] = useState<boolean>();
  const choose = async (next: boolean) => {
    setWanted(next);
    const refusal = await requireOfStaff(next);
    setWanted(undefined);
    if (refusal) onRefusal(refusal, { title: text('factor.rule.failed') });
  };
  return (
    <div className={styles.line}>
      <Switch
        label={text('factor.rule')}
        checked={wanted ?? isRequired}
        disabled={wanted !== undefined}
        onChange={({ target }) => void choose(target.checked)}
      />
    </div>
  );
}
