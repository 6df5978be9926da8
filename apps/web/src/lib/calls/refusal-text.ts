import { isIncomplete } from '@seri/domain/common/field-fault';
import type { Language } from '@seri/domain/common/languages';
import type { MessageId, MessageValues } from '@seri/messages/message-id';
import type { Text } from '../language/text.ts';
import type { CallRefusal } from './refusal.ts';

/** R72: the words for a refusal, in the language of the screen. */
export function refusalTextIn(language: Language, text: Text, refusal: CallRefusal): string {
  // Messages take texts and numbers only. Other data of a refusal is for its screen.
  const values = Object.entries<unknown>(refusal.data).filter(isMessageValue);
  const isUnreadable = refusal.code === 'FIELDS' && !isIncomplete(refusal.data.fields);
  if (isUnreadable) return text('refusals.unreadable');
  return (
    codeText(text, refusal.code, Object.fromEntries(values)) ??
    answeredText(language, refusal) ??
    text('refusals.unknown')
  );
}

/** Undefined for a code that this build has no text for, after a release or from a page that lacks the texts. */
function codeText(text: Text, code: string, values?: MessageValues): string | undefined {
  const id = `refusals.${code}` as MessageId;
  const found = text(id, values);
  return found === id ? undefined : found;
}

function answeredText(language: Language, { text }: CallRefusal): string | undefined {
  const answered: unknown = text?.[language];
  return typeof answered === 'string' && answered !== '' ? answered : undefined;
}

/** The text of a bare code, such as that of one change of many. */
export function refusalCodeText(text: Text, code: string): string {
  return codeText(text, code) ?? text('refusals.unknown');
}

function isMessageValue(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'number';
}
