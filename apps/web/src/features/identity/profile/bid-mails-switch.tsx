import { useRef, useState } from 'react';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { chooseBidMails } from './choose-bid-mails.ts';

/** Debounce time in ms: quick toggles lead to one call. */
const saveDelayMs = 400;

/** Shows the choice at once and reverts it if saving fails. The last toggle is saved even if the page is left first. */
export function BidMailsSwitch({ saved }: { saved: boolean }) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [chosen, setChosen] = useState<boolean>();
  const timer = useRef<number>(undefined);

  const save = async (isOn: boolean) => {
    const refusal = await chooseBidMails(isOn);
    // If it was toggled again meanwhile, that choice is saved next.
    setChosen((latest) => (latest === isOn ? undefined : latest));
    if (refusal) onRefusal(refusal, { title: text('identity.bidMails.failed') });
  };
  const toggle = (isOn: boolean) => {
    setChosen(isOn);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void save(isOn), saveDelayMs);
  };
  return (
    <Switch
      label={text('identity.bidMails')}
      checked={chosen ?? saved}
      onChange={({ target }) => toggle(target.checked)}
    />
  );
}
