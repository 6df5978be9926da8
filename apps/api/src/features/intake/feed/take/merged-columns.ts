import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { sql } from 'kysely';
import { endedAtOf } from './ended-at.ts';
import { factColumns, outcomeColumns, type OutcomeName } from './lot-columns.data.ts';
import { notRun } from './standing-lots.ts';

/*
 * Parts of the statements that merge the rows of the table `staged` into `lot`. A row sets all facts of its lot; the
 * outcome depends on whether the row tells one, which it does by its status.
 */

type OutcomeSql = Record<OutcomeName, string>;

const { cancelled } = lotStatusCodes;
/** A lot that has not run and joins a cancelled session is cancelled, like a new one; others keep their status. */
const standingStatus = `case
  when staged.first_status = ${cancelled} and staged.session_id is distinct from lot.session_id
    and lot.status in (${notRun.join(', ')})
  then ${cancelled} else lot.status end`;

const standing: OutcomeSql = {
  status: standingStatus,
  sold_price: 'lot.sold_price',
  ended_at: 'lot.ended_at',
  end_reason: 'lot.end_reason',
};

const told: OutcomeSql = {
  status: 'staged.status',
  sold_price: 'staged.sold_price',
  ended_at: endedAtOf('staged.status', 'staged.ended_at'),
  end_reason: 'staged.end_reason',
};

const firstStatus = 'coalesce(staged.status, staged.first_status)';
const first: OutcomeSql = {
  ...told,
  status: firstStatus,
  ended_at: endedAtOf(firstStatus, 'staged.ended_at', { kind: 'staged.kind', known: 'null' }),
};

const factNames = factColumns.map(({ name }) => name);
const outcomeNames = outcomeColumns.map(({ name }) => name);
const list = (parts: readonly string[]) => sql.raw(parts.join(', '));

/** Sets the columns of a known lot, `lot`, from its row, `staged`. */
export const assignments = list([
  ...factNames.map((name) => `${name} = staged.${name}`),
  ...outcomeNames.map(
    (name) => `${name} = case when staged.status is null then ${standing[name]} else ${told[name]} end`,
  ),
]);

/** The columns of a new lot but for its id, and their values from its row, `staged`. */
export const newColumns = list([...factNames, ...outcomeNames]);
export const newValues = list([
  ...factNames.map((name) => `staged.${name}`),
  ...outcomeNames.map((name) => first[name]),
]);
