import { isDeepStrictEqual } from 'node:util';
import type { DoneWithMessage, ProfileBody } from '@seri/contract/people/identity.schema';
import { countryCodeOf } from '@seri/domain/people/countries';
import type { Faults } from '@seri/domain/common/field-fault';
import { profileFaults } from '@seri/domain/people/person-forms';
import { logAction } from '../../../../platform/action-log.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { lockAccount, tellAccountChanged } from '../identity.command.ts';

const saved: DoneWithMessage = { success: true, message: 'saved' };

/** The e-mail address cannot be changed: it is what the account signs in with. */
export async function updateProfile(
  { actor: { accountId, roleId }, socketId, transaction }: Acting,
  form: ProfileBody,
): Promise<DoneWithMessage> {
  assertFaultless({ ...profileFaults(form), ...countryFaults(form) });
  const to = personOf(form);
  return transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const from = await readPerson(tx, accountId);
    if (isDeepStrictEqual(from, to)) return saved;
    await tx.updateTable('account').set(to).where('id', '=', accountId).execute();
    const subject = `account:${accountId}` as const;
    await logAction(tx, { accountId, action: 'profile.changed', subject, detail: { from, to } });
    await tellAccountChanged(tx, accountId, roleId, socketId);
    return saved;
  });
}

function countryFaults({ countryId }: ProfileBody): Faults<'countryId'> {
  return countryId === null || countryCodeOf(countryId) ? {} : { countryId: { problem: 'choice' } };
}

function personOf(form: ProfileBody) {
  return {
    full_name: form.fullName.trim(),
    mobile: form.mobile.trim(),
    office_phone: form.officePhone.trim(),
    company: form.company.trim(),
    city: form.city.trim(),
    address: form.address.trim(),
    country_id: form.countryId,
  };
}

function readPerson(tx: Tx, accountId: number) {
  return tx
    .selectFrom('account')
    .select(['full_name', 'mobile', 'office_phone', 'company', 'city', 'address', 'country_id'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}
