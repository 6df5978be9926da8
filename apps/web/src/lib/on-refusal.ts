import type { FieldFault } from '@seri/domain/common/field-fault';
import { toast } from '../ui/toast.ts';
import type { Refusal, RefusedCode } from './refusal.ts';
import { type Text, useText } from './text.ts';

/** What a refusal does on a screen, in this one place: at its field, as a toast, or nothing at all. */
type Reaction = 'fields' | 'toast' | 'nothing';

const reactions: Readonly<Partial<Record<RefusedCode, Reaction>>> = {
  FIELDS: 'fields',
  // The session-expired dialog or the sign-in page speaks.
  NOT_SIGNED_IN: 'nothing',
};

export interface RefusalHandling {
  /** What did not happen: 'The favourite was not changed'. Without it the toast says only why. */
  title?: string;
  /** Puts a problem at its field; fields the form does not know are said in the toast. */
  setFieldError?: (field: string, fault: FieldFault) => boolean;
}

export function refusalText(text: Text, refusal: Refusal): string {
  // Words take words and numbers; what else a refusal brings is for its screen.
  const said = Object.entries<unknown>(refusal.data).filter(isSayable);
  return text(`refusals.${refusal.code}`, Object.fromEntries(said));
}

function isSayable(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'number';
}

export function reactToRefusal(text: Text, refusal: Refusal, { title, setFieldError }: RefusalHandling = {}): void {
  const reaction = reactions[refusal.code] ?? 'toast';
  if (reaction === 'nothing') return;
  if (refusal.code === 'FIELDS' && setFieldError) {
    const fields = Object.entries(refusal.data.fields);
    const known = fields.filter(([field, fault]) => setFieldError(field, fault));
    if (known.length === fields.length) return;
  }
  const why = refusalText(text, refusal);
  toast(title ? { tone: 'bad', title, text: why } : { tone: 'bad', title: why });
}

export function useOnRefusal(): (refusal: Refusal, handling?: RefusalHandling) => void {
  const text = useText();
  return (refusal, handling) => reactToRefusal(text, refusal, handling);
}
