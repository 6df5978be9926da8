import type { ToldVerdict } from '@seri/contract/trade/eligibility.schema';
import type { Language } from '@seri/domain/common/languages';
import {
  type ExportGoals,
  type ExportRule,
  fobOf,
  judgeExport,
  type JudgedExport,
  meetsRules,
} from '@seri/domain/eligibility/export-rules';
import { territoryName } from '@seri/domain/eligibility/territory-name';
import { estimateAllIn } from '@seri/domain/tariffs/all-in';
import { clientTierOf } from '@seri/domain/tariffs/client-tier';
import type { Tariff } from '@seri/domain/tariffs/tariff';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { readTariffsFor } from '../tariffs/tariffs.query.ts';
import { ruleFrom } from './export-rule.store.ts';
import { type LotExportFacts, readLotExportFacts } from './lot-export-facts.query.ts';

export type Judgement = JudgedExport<ExportRule>;
export const allowed: Judgement = { verdict: 'ok', rules: [], missing: [] };

/** A car that would be bought for a client, to go to one of these territories. */
export interface ExportQuestion {
  lotId: number;
  /** The day of its auction, or today for a car of the stock. */
  day: JapanDay;
  heldOn: JapanDay;
  accountId: number;
  roleId: number;
  price: number;
  territories: readonly string[];
}

/** R96: the verdicts on bids, in their order. Nothing more is read where no rule is. */
export async function judgeBids(db: Db | Tx, questions: readonly ExportQuestion[]): Promise<Judgement[]> {
  if (questions.length === 0) return [];
  const rules = await readRulesFor(db, [...new Set(questions.flatMap(({ territories }) => territories))]);
  if (rules.length === 0) return questions.map(() => allowed);
  const [lots, tariffs] = await Promise.all([
    readLotExportFacts(db, new Map(questions.map(({ lotId, heldOn }) => [lotId, heldOn]))),
    readTariffsFor(db, ...new Set(questions.map(({ day }) => day))),
  ]);
  return questions.map((question) => {
    const lot = lots.get(question.lotId);
    if (!lot) return allowed;
    const { territories, day } = question;
    return judgeExport(rules, { ...exportFactsOf(lot, question, tariffs), territories }, day);
  });
}

/** The facts by which a bid is judged for any territory. The charges are those of the client. */
export function exportFactsOf(
  lot: LotExportFacts,
  { accountId, roleId, price, day }: Pick<ExportQuestion, 'accountId' | 'roleId' | 'price' | 'day'>,
  tariffs: readonly Tariff[],
) {
  const facts = { ...lot.priced, accountId, clientTier: clientTierOf(roleId), price, ...notKnownYet };
  const { lines } = estimateAllIn(tariffs, facts, { purchasedOn: day, bookedOn: day });
  return { ...lot, fob: fobOf(price, lines) };
}

const notKnownYet = {
  yard: undefined,
  loadPort: undefined,
  dischargePort: undefined,
  line: undefined,
  days: undefined,
} as const;

/** The places and people to which a bought car goes. Unknown ones are left out. */
export interface WayAbroad {
  /** The codes of its places. */
  places: readonly string[];
  /** Places without a code, in either language. */
  typedPlaces: readonly string[];
  /** The countries of consignee and notify party. */
  countries: readonly string[];
}

/** A bought car with what is known of its way. */
export interface BoughtCar extends WayAbroad {
  lotId: number;
  heldOn: JapanDay;
  price: number;
  charges: readonly { kind: string; amount: number | null }[];
  /** The day on which it sails, as far as it is known. */
  day: JapanDay;
}

/** R96: the verdict on a purchase. */
export async function judgePurchase(db: Db | Tx, car: BoughtCar): Promise<Judgement> {
  const [judged] = await judgePurchases(db, [car], async () => [car]);
  return judged ?? allowed;
}

/**
 * R96: the verdicts on purchases in the order of their ways, by all the places and people that each goes to. The cars of those ways
 * that no rule meets are not read.
 */
export async function judgePurchases<Way extends WayAbroad>(
  db: Db | Tx,
  ways: readonly Way[],
  readCars: (met: readonly Way[]) => Promise<readonly BoughtCar[]>,
): Promise<Judgement[]> {
  const [places, rules] = await Promise.all([readPlacesOf(db, ways), readRules(db)]);
  const goals = new Map(ways.map((way) => [way, goalsOf(way, places)]));
  const met = [...goals].filter(([, own]) => meetsRules(rules, own));
  if (met.length === 0) return ways.map(() => allowed);
  const cars = await readCars(met.map(([way]) => way));
  const lots = await readLotExportFacts(db, new Map(cars.map(({ lotId, heldOn }) => [lotId, heldOn])));
  const judged = new Map(
    met.map(([way, own], place) => {
      const car = cars[place];
      const lot = car && lots.get(car.lotId);
      if (!lot) return [way, allowed];
      return [way, judgeExport(rules, { ...lot, ...own, fob: fobOf(car.price, car.charges) }, car.day)];
    }),
  );
  return ways.map((way) => judged.get(way) ?? allowed);
}

const readRules = async (db: Db | Tx): Promise<ExportRule[]> =>
  (await db.selectFrom('export_rule').selectAll().orderBy('id').execute()).map(ruleFrom);

type NamedPlace = Awaited<ReturnType<typeof readPlacesOf>>[number];

function goalsOf(way: WayAbroad, places: readonly NamedPlace[]): ExportGoals {
  const typed = way.typedPlaces.map((one) => one.toLowerCase());
  const isOwn = ({ code, names }: NamedPlace) => way.places.includes(code) || typed.some((one) => names.includes(one));
  return {
    territories: [...places.filter(isOwn).map(({ territory }) => territory), ...way.countries],
    hasUnknownPlace: typed.some((one) => !places.some(({ names }) => names.includes(one))),
  };
}

async function readPlacesOf(db: Db | Tx, ways: readonly WayAbroad[]) {
  const codes = [...new Set(ways.flatMap((way) => way.places))];
  const typed = [...new Set(ways.flatMap(({ typedPlaces }) => typedPlaces.map((one) => one.toLowerCase())))];
  const names = sql<string[]>`array[lower(name_en), lower(name_ru)]`;
  return db
    .selectFrom('place')
    .select(['code', 'territory', names.as('names')])
    .where(sql<boolean>`code = any(${codes}::text[]) or ${names} && ${typed}::text[]`)
    .execute();
}

export async function readRulesFor(db: Db | Tx, territories: readonly string[]): Promise<ExportRule[]> {
  const rows = await db
    .selectFrom('export_rule')
    .selectAll()
    .where(sql<boolean>`territory = any(${territories}::text[])`)
    .orderBy('id')
    .execute();
  return rows.map(ruleFrom);
}

export function tellVerdict({ verdict, rules, missing }: Judgement, language: Language): ToldVerdict {
  const told = rules.map(({ id, territory, text, validFrom }) => ({
    id,
    territory,
    territoryName: territoryName(territory, language),
    text: text[language],
    validFrom,
  }));
  return { verdict, rules: told, missing: [...missing] };
}

/** R96: the stop, for everybody: a fact that is not known stops too, until staff have entered it. */
export function assertMayBeExported({ verdict, rules, missing }: Judgement): void {
  if (verdict === 'ok') return;
  const told = rules.map(({ id, territory, text, validFrom }) => ({ id, territory, text, validFrom }));
  throw refusal('EXPORT_BANNED', { verdict, rules: told, missing });
}
