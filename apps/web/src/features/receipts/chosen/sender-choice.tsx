import { TriangleAlert } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Radio } from '../../../ui/inputs/radio.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { senderKindsOfReceipt } from './book-form.ts';
import styles from './book.module.css';
import type { Booking } from './send-receipt.ts';

interface SenderChoiceProps {
  sender: string;
  client: string;
  value: Booking['sender'];
  onChange: (kind: Booking['sender']) => void;
}

/** R94: whether the next receipt of this sender is known as the client’s. */
export function SenderChoice({ sender, client, value, onChange }: SenderChoiceProps) {
  const text = useText();
  return (
    <Notice tone="mid" icon={<TriangleAlert aria-hidden="true" />} title={text('receipts.thirdParty.of', { sender })}>
      <fieldset className={styles.senders}>
        <legend>{text('receipts.remember')}</legend>
        {senderKindsOfReceipt.map((kind) => (
          <Radio
            key={kind}
            name="sender"
            checked={value === kind}
            onChange={() => onChange(kind)}
            label={text(`receipts.remember.${kind}`, { client })}
          />
        ))}
      </fieldset>
    </Notice>
  );
}
