import type { FieldFault } from '@seri/domain/common/field-fault';
import { toast } from '../../ui/passing/toast.ts';
import type { CallRefusal, RefusedCode } from './refusal.ts';
import { refusalTextIn } from './refusal-text.ts';
import { localization } from '../language/language.ts';
import { type Text, useText } from '../language/text.ts';

/** A refusal is shown at its fields, in a toast, or not at all. */
type Reaction = 'fields' | 'toast' | 'nothing';

const reactions: Readonly<Partial<Record<RefusedCode, Reaction>>> = {
  FIELDS: 'fields',
  // The session-expired dialog or the sign-in page shows it.
  NOT_SIGNED_IN: 'nothing',
  // The dialog that asks for the proof was closed by the reader.
  STEP_UP_REQUIRED: 'nothing',
};

export interface RefusalHandling {
  /** Says what failed, such as 'The favourite was not changed'. Without it the toast shows only the reason. */
  title?: string;
  /** Shows a fault at its field and returns false for an unknown field, which goes to the toast. */
  setFieldError?: (field: string, fault: FieldFault) => boolean;
}

export function refusalText(text: Text, refusal: CallRefusal): string {
  return refusalTextIn(localization.get().language, text, refusal);
}

export function reactToRefusal(text: Text, refusal: CallRefusal, { title, setFieldError }: RefusalHandling = {}): void {
  const reaction = reactions[refusal.code] ?? 'toast';
  if (reaction === 'nothing') return;
  if (refusal.code === 'FIELDS' && setFieldError) {
    const fields = Object.entries(refusal.data.fields);
    const known = fields.filter(([field, fault]) => setFieldError(field, fault));
    if (known.length === fields.length) return;
  }
  const reason = refusalText(text, refusal);
  toast(title ? { tone: 'bad', title, text: reason } : { tone: 'bad', title: reason });
}

export function useOnRefusal(): (refusal: CallRefusal, handling?: RefusalHandling) => void {
  const text = useText();
  return (refusal, handling) => reactToRefusal(text, refusal, handling);
}
