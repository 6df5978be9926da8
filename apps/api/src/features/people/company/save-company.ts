import { isDeepStrictEqual } from 'node:util';
import { type Done, success } from '@seri/contract/common.schema';
import type { CompanyContent, CompanyRecord } from '@seri/contract/people/company.schema';
import { logAction } from '../../../platform/action-log.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';
import { lockContent, putContent } from './company.store.ts';
import { readKnownLogos } from './logo.store.ts';

/**
 * R27: writes the whole content. Optimistic lock: refuses if the version moved. Saving the same content changes
 * nothing.
 */
export function saveCompany(acting: Acting, { version, content }: CompanyRecord): Promise<Done> {
  const { accountId } = acting.actor;
  return acting.transaction(async (tx) => {
    const before = await lockContent(tx);
    if (before.version !== version) throw refusal('STATE_CHANGED');
    await assertKnownLogos(tx, content);
    const changed = changedParts(before.content, content);
    if (changed.length > 0) {
      await putContent(tx, { version: version + 1, content }, accountId);
      await logAction(tx, {
        accountId,
        action: 'company.saved',
        subject: `company:${version + 1}`,
        detail: { changed },
      });
    }
    return success;
  });
}

async function assertKnownLogos(tx: Tx, { logos }: CompanyContent): Promise<void> {
  const known = await readKnownLogos(tx, Object.values(logos));
  const unknown = Object.entries(logos).filter(([, id]) => id !== null && !known.has(id));
  assertFaultless(Object.fromEntries(unknown.map(([place]) => [`content.logos.${place}`, { problem: 'choice' }])));
}

function changedParts(before: CompanyContent, after: CompanyContent): string[] {
  const names = Object.keys(after) as (keyof CompanyContent)[];
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}
