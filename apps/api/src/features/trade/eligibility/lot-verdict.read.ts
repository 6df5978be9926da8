import type { LotVerdict, LotVerdictQuery } from '@seri/contract/trade/eligibility.schema';
import type { Language } from '@seri/domain/common/languages';
import { judgeExport } from '@seri/domain/eligibility/export-rules';
import { territoryName } from '@seri/domain/eligibility/territory-name';
import { maySeeLot } from '@seri/domain/lots/lot-kinds';
import { isStaff } from '@seri/domain/people/staff-rights';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { visibleAccounts } from '../../people/clients/clients.query.ts';
import { readTariffsFor } from '../tariffs/tariffs.query.ts';
import { ruleFrom } from './export-rule.store.ts';
import { allowed, exportFactsOf, tellVerdict } from './eligibility.query.ts';
import { type LotExportFacts, readLotExportFacts } from './lot-export-facts.query.ts';
import { readPlace } from './places.query.ts';

/** R96: whether a lot may go to where the client's cars go, and where it may go under no circumstances. */
export async function readLotVerdict(
  db: Db,
  actor: Actor,
  { lotId, amount, userId, destination: asked }: LotVerdictQuery,
  now: Date,
  language: Language,
): Promise<LotVerdict> {
  const client = await readClient(db, actor, userId);
  const lot = await readSeenLot(db, actor, Number(lotId), now);
  const day = lot.kind === 'stock' ? japanDay(now) : lot.day;
  const [rows, tariffs, destination] = await Promise.all([
    db.selectFrom('export_rule').selectAll().orderBy('id').execute(),
    readTariffsFor(db, day),
    readPlace(db, asked ?? client.destination_code, language),
  ]);
  const price = amount === undefined ? (lot.startPrice ?? 0) : Number(amount);
  const facts = exportFactsOf(lot, { accountId: client.id, roleId: client.role_id, price, day }, tariffs);
  const rules = rows.map(ruleFrom);
  const judge = (territory: string) => judgeExport(rules, { ...facts, territories: [territory] }, day);
  const territories = [...new Set(rules.map(({ territory }) => territory))];
  return {
    ...tellVerdict(destination ? judge(destination.territory) : allowed, language),
    destination,
    banned: territories
      .filter((territory) => judge(territory).verdict === 'banned')
      .map((territory) => territoryName(territory, language)),
    facts: {
      category: lot.category,
      driveKind: lot.driveKind ?? null,
      driveFrom: lot.driveFrom ?? null,
      engineCc: lot.engineCc ?? null,
      engineFrom: lot.engineFrom ?? null,
      // The words of staff are for staff.
      paper: actor.rights.logistics ? lot.paper : '',
      version: lot.version,
    },
    can: { enterFacts: actor.rights.logistics },
  };
}

/** Staff ask for a client whom they may see, anybody else only for itself. */
async function readClient(db: Db, actor: Actor, userId: string | undefined) {
  const columns = ['account.id', 'account.role_id', 'account.destination_code'] as const;
  const isOwn = userId === undefined || Number(userId) === actor.accountId;
  if (!isOwn && !isStaff(actor)) throw refusal('FORBIDDEN');
  const accounts = isOwn ? db.selectFrom('account') : visibleAccounts(db, actor);
  const client = await accounts
    .select(columns)
    .where('account.id', '=', isOwn ? actor.accountId : Number(userId))
    .executeTakeFirst();
  if (!client) throw refusal('NOT_FOUND');
  return client;
}

/** R36: a lot that the reader's flags do not show is answered as missing. */
async function readSeenLot(db: Db, { permissions }: Actor, lotId: number, now: Date): Promise<LotExportFacts> {
  const key = await db.selectFrom('lot_key').select('held_on').where('id', '=', lotId).executeTakeFirst();
  const lot =
    key && (await readLotExportFacts(db, new Map([[lotId, key.held_on as LotExportFacts['day']]]))).get(lotId);
  if (!lot || !maySeeLot(permissions, lot, japanDay(now))) throw refusal('NOT_FOUND');
  return lot;
}
