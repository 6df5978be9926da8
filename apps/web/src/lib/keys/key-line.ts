import type { MessageId } from '@seri/messages/message-id';

export interface KeyLine {
  keys: readonly (string | { label: MessageId })[];
  does: MessageId;
  /** Short text for the hints below the list. */
  short?: MessageId;
}
