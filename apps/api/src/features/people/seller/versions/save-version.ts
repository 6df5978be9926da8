import { isDeepStrictEqual } from 'node:util';
import { type Done, success } from '@seri/contract/common.schema';
import type { Faults } from '@seri/domain/common/field-fault';
import { logAction } from '../../../../platform/action-log.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { enqueue, type Job } from '../../../../platform/jobs/job.ts';
import { lockAccount } from '../../identity/identity.command.ts';
import { assertOwner, assertStillOwner } from './owner.policy.ts';
import { readOwnerIds } from './owner.store.ts';
import { insertVersion, type NewVersion, type VersionTable } from './version.store.ts';

export interface Versioned<Details> {
  table: VersionTable;
  /** The name in the log. */
  name: 'bank-details' | 'company-billing';
  faultsOf: (details: Details) => Faults;
  read: (tx: Tx) => Promise<{ version: number; details: Details }>;
  /** The log says which fields changed, and never what is in them. */
  changed: (before: Details, after: Details) => string[];
  /** One job for each owner: an address that takes no mail keeps the others from nothing. */
  tellOwner: Job<{ ownerId: number; version: number }>;
}

interface WantedVersion<Details> {
  /** The version that was on the screen. */
  version: number;
  details: Details;
}

/**
 * R64: writes the next version for an owner who has just proved itself (R82). Optimistic lock: refuses if the version
 * moved. Saving the same details changes nothing.
 */
export function saveVersion<Details>(
  { actor, transaction }: Acting,
  kind: Versioned<Details>,
  wanted: WantedVersion<Details>,
  tellOthers: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<Done> {
  assertOwner(actor);
  assertFaultless(inDetails(kind.faultsOf(wanted.details)));
  return transaction(async (tx) => {
    await lockAccount(tx, actor.accountId);
    await assertStillOwner(tx, actor);
    const before = await kind.read(tx);
    if (before.version !== wanted.version) throw refusal('STATE_CHANGED');
    if (isDeepStrictEqual(before.details, wanted.details)) return success;
    const next = { version: before.version + 1, details: wanted.details, changedBy: actor.accountId };
    if (!(await insertVersion(tx, kind.table, next))) throw refusal('STATE_CHANGED');
    await tellChange(tx, kind, next, kind.changed(before.details, next.details));
    await tellOthers(tx);
    return success;
  });
}

/** The fields are named as in the body. */
function inDetails(faults: Faults): Faults {
  return Object.fromEntries(Object.entries(faults).map(([name, fault]) => [`details.${name}`, fault] as const));
}

async function tellChange<Details>(
  tx: Tx,
  { name, tellOwner }: Versioned<Details>,
  { version, changedBy }: NewVersion<Details>,
  changed: string[],
): Promise<void> {
  const action = `${name}.saved` as const;
  await logAction(tx, { accountId: changedBy, action, subject: `${name}:${version}`, detail: { changed } });
  for (const ownerId of await readOwnerIds(tx)) await enqueue(tx, tellOwner, { ownerId, version });
}
