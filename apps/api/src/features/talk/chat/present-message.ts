import type { ChatMessage } from '@seri/contract/talk/chat.schema';
import { roleIds } from '@seri/domain/people/roles';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import { isOwnSide } from './chat-side.ts';
import type { MessageRow } from './message.command.ts';

/** Staff and dealers see the names of authors; a client sees no name of staff. */
export function presentMessage(
  reader: Pick<Actor, 'accountId' | 'roleId'>,
  { id, body, written_at: at, is_from_staff: isFromStaff, account_id: authorId }: MessageRow,
  authorName: string,
): ChatMessage {
  const isMine = authorId === reader.accountId;
  const showsAuthor = !isMine && (isStaff(reader) || reader.roleId === roleIds.dealer);
  return {
    id,
    text: body,
    time: at.toISOString(),
    isOwn: isOwnSide(reader, isFromStaff),
    isMine,
    author: showsAuthor ? authorName : null,
  };
}
