import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './database/database.ts';
import { kept } from './database/kept-statements.ts';

export interface LoggedAction {
  /** Nobody where the portal itself acts. */
  accountId: number | null;
  /** Whose account it concerns, when staff act for a client. */
  onBehalfOf?: number;
  action: `${string}.${string}`;
  /** What it was done to, such as `lot:100123`. */
  subject: `${string}:${string | number}`;
  detail?: Record<string, unknown>;
}

/** Those of many changes, as a part of the statement that writes them; their ids were drawn before. */
export const insertActions = (actions: readonly (LoggedAction & { id: number })[]): RawBuilder<unknown> => sql`
  insert into action_log (id, account_id, on_behalf_of, action, subject, detail) overriding system value
  select id, "accountId", "onBehalfOf", action, subject, coalesce(detail, '{}')
  from jsonb_to_recordset(${JSON.stringify(actions)}) as logged (
    id bigint, "accountId" bigint, "onBehalfOf" bigint, action text, subject text, detail jsonb)`;

/** Every change leaves one row here, in its own transaction; answers its id. */
export async function logAction(
  tx: Tx,
  { accountId, onBehalfOf, action, subject, detail }: LoggedAction,
): Promise<number> {
  const { id } = await tx
    .insertInto('action_log')
    .values({
      account_id: accountId,
      on_behalf_of: onBehalfOf ?? null,
      action,
      subject,
      detail: JSON.stringify(detail ?? {}),
    })
    .returning('id')
    .modifyEnd(kept)
    .executeTakeFirstOrThrow();
  return id;
}
