import { roleIds } from '@seri/domain/people/roles';
import { expect, it } from 'vitest';
import { presentParties } from './present-parties.ts';

const stored = {
  account_id: 7,
  consignee: { fullName: 'Ivanov' },
  consignee_document: 'passport 4509 123456',
  notify_party: { fullName: 'Petrov' },
  notify_document: 'ID 88',
};

it.each([
  ['the buyer', { accountId: 7, roleId: roleIds.client }, ['passport 4509 123456', 'ID 88']],
  ['staff', { accountId: 1, roleId: roleIds.manager }, ['passport 4509 123456', 'ID 88']],
  ['a dealer', { accountId: 8, roleId: roleIds.dealer }, ['…3456', '…']],
])('R100 %s reads the documents of both parties as far as they concern it', (_, reader, documents) => {
  const { consignee, notifyParty } = presentParties(stored, reader, 'en');
  expect([consignee.document, notifyParty.document]).toEqual(documents);
  const same = presentParties({ ...stored, notify_party: null }, reader, 'en').notifyParty;
  expect(same).toMatchObject({ sameAsConsignee: true, document: documents[0] });
});
