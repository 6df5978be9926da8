import type { PartiesBody, PartyDraft } from '@seri/contract/shipping/parties.schema';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

/** A party as it is stored: its document stands in a column of its own. */
export type StoredParty = Omit<PartyDraft, 'document'>;

export interface NamedParty {
  party: StoredParty;
  document: string;
}

export interface PartiesOfCar {
  consignee: NamedParty;
  /** Null if it is the consignee. */
  notify: NamedParty | null;
}

const nobody: StoredParty = {
  fullName: '',
  papersName: '',
  address: '',
  papersAddress: '',
  countryId: null,
  port: '',
  telephone: '',
  email: '',
  value: '',
  paymentMethod: '',
};

const columns = ['consignee', 'consignee_document', 'notify_party', 'notify_document'] as const;

export async function readParties(db: Db | Tx, purchaseId: number): Promise<PartiesOfCar> {
  const row = await db.selectFrom('purchase').select(columns).where('id', '=', purchaseId).executeTakeFirstOrThrow();
  return {
    consignee: namedFrom(row.consignee, row.consignee_document),
    notify: row.notify_party === null ? null : namedFrom(row.notify_party, row.notify_document),
  };
}

const namedFrom = (stored: unknown, document: string): NamedParty => ({
  party: { ...nobody, ...(stored as object) },
  document,
});

/** The parties that a form leaves: a document that it does not name stays. */
export function partiesAfter(
  { consignee, notifyParty, sameAsConsignee }: PartiesBody,
  before: PartiesOfCar,
): PartiesOfCar {
  return {
    consignee: namedAfter(consignee, before.consignee),
    notify: sameAsConsignee || notifyParty === null ? null : namedAfter(notifyParty, before.notify),
  };
}

const namedAfter = ({ document, ...party }: PartyDraft, former: NamedParty | null): NamedParty => ({
  party,
  document: document ?? former?.document ?? '',
});

/** Every field by its path; an absent notify party has empty ones. */
function fieldsOf({ consignee, notify }: PartiesOfCar): Record<string, string | number | boolean | null> {
  return Object.fromEntries([
    ['sameAsConsignee', notify === null],
    ...pathsOf('consignee', consignee),
    ...pathsOf('notifyParty', notify ?? { party: nobody, document: '' }),
  ]);
}

const pathsOf = (side: string, { party, document }: NamedParty) =>
  Object.entries({ ...party, document }).map(([field, value]) => [`${side}.${field}`, value] as const);

/** R100: the fields that differ, for the log, which is told of a document only that it changed. Undefined if none does. */
export function changedPartyFields(
  before: PartiesOfCar,
  after: PartiesOfCar,
): { from: Record<string, unknown>; to: Record<string, unknown> } | undefined {
  const [former, latter] = [fieldsOf(before), fieldsOf(after)];
  const names = Object.keys(latter).filter((name) => former[name] !== latter[name]);
  if (names.length === 0) return undefined;
  return {
    from: Object.fromEntries(names.flatMap((name) => (isDocument(name) ? [] : [[name, former[name]]]))),
    to: Object.fromEntries(names.map((name) => [name, isDocument(name) ? 'changed' : latter[name]])),
  };
}

const isDocument = (path: string) => path.endsWith('.document');

/** The caller holds the purchase's lock. */
export async function writeParties(tx: Tx, id: number, { consignee, notify }: PartiesOfCar, by: number): Promise<void> {
  const to = {
    consignee: JSON.stringify(consignee.party),
    consignee_document: consignee.document,
    notify_party: notify && JSON.stringify(notify.party),
    notify_document: notify?.document ?? '',
    parties_changed_at: sql<Date>`app_now()`,
    parties_changed_by: by,
  };
  await tx.updateTable('purchase').set(to).where('id', '=', id).execute();
}
