import { useRef, useState } from 'react';
import { useOnRefusal } from '../../../lib/on-refusal.ts';
import { useText } from '../../../lib/text.ts';
import { Switch } from '../../../ui/switch.tsx';
import { chooseBidMails } from '../api/choose-bid-mails.ts';

/** Quick toggles make one call. */
const savedAfter = 400;

/** Shows the choice at once; what cannot be saved is put back. Left in a hurry, the last toggle is saved all the same. */
export function BidMailsSwitch({ saved }: { saved: boolean }) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [chosen, setChosen] = useState<boolean>();
  const timer = useRef<number>(undefined);

  const save = async (wanted: boolean) => {
    const refusal = await chooseBidMails(wanted);
    // Toggled again meanwhile: that one will be saved, too.
    setChosen((latest) => (latest === wanted ? undefined : latest));
    if (refusal) onRefusal(refusal, { title: text('identity.bidMails.failed') });
  };
  const toggle = (wanted: boolean) => {
    setChosen(wanted);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void save(wanted), savedAfter);
  };
  return (
    <Switch
      label={text('identity.bidMails')}
      checked={chosen ?? saved}
      onChange={({ target }) => toggle(target.checked)}
    />
  );
}
