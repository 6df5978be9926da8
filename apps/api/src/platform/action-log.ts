import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './database/database.ts';
import { prepared } from './database/prepared-statements.ts';

export interface LoggedAction {
  /** Null when the portal itself acts. */
  accountId: number | null;
  /** The client's account, when staff act for a client. */
  onBehalfOf?: number;
  action: `${string}.${string}`;
  /** The object of the action, such as `lot:100123`. */
  subject: `${string}:${string | number}`;
  detail?: Record<string, unknown>;
}

/** SQL part that logs many changes within the statement that writes them; the caller has drawn the ids. */
export const insertActions = (actions: readonly (LoggedAction & { id: number })[]): RawBuilder<unknown> => sql`
  insert into action_log (id, account_id, on_behalf_of, action, subject, detail) overriding system value
  select id, "accountId", "onBehalfOf", action, subject, coalesce(detail, '{}')
  from jsonb_to_recordset(${JSON.stringify(actions)}) as logged (
    id bigint, "accountId" bigint, "onBehalfOf" bigint, action text, subject text, detail jsonb)`;

/** Each change logs one row, in the transaction of the change. Returns the row's id. */
export async function logAction(
  tx: Tx,
  { accountId, onBehalfOf, action, subject, detail }: LoggedAction,
): Promise<number> {
  const insert = tx
    .insertInto('action_log')
    .values({
      account_id: accountId,
      on_behalf_of: onBehalfOf ?? null,
      action,
      subject,
      detail: JSON.stringify(detail ?? {}),
    })
    .returning('id');
  const { rows } = await prepared(insert).execute(tx);
  const [{ id }] = rows as [{ id: number }];
  return id;
}

/** Logs many changes, in their order. */
export async function logActions(tx: Tx, actions: readonly LoggedAction[]): Promise<void> {
  if (actions.length === 0) return;
  await prepared(sql`
    insert into action_log (account_id, on_behalf_of, action, subject, detail)
    select "accountId", "onBehalfOf", action, subject, coalesce(detail, '{}')
    from jsonb_to_recordset(${JSON.stringify(actions)}) as logged (
      "accountId" bigint, "onBehalfOf" bigint, action text, subject text, detail jsonb)`).execute(tx);
}
