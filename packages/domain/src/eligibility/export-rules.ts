import type { JapanDay } from '../time/japan-time.ts';
import { type DriveKind, driveKinds, type ExportCategory } from './export-facts.ts';

/** A row of the table as an owner writes it: what may not be exported to a territory. A condition that is null is not named. */
export interface ExportRuleDraft {
  /** ISO 3166: a country (`ru`), or a part of one (`ua-43`). */
  territory: string;
  category: ExportCategory;
  driveKinds: readonly DriveKind[] | null;
  /** Cubic centimetres, excluded. */
  ccAbove: number | null;
  /** Yen, excluded: the price and the charges up to the ship. */
  fobAbove: number | null;
  validFrom: JapanDay;
  /** The last day; null is until further notice. */
  validTo: JapanDay | null;
  text: { en: string; ru: string };
  sourceUrl: string;
  sourceDate: JapanDay | null;
}

export interface ExportRule extends ExportRuleDraft {
  id: number;
}

/** The territories to which a car goes. */
export interface ExportGoals {
  /** Those of destination, port of discharge, consignee and notify party. Unknown ones are left out. */
  territories: readonly string[];
  /** The car goes somewhere that no table knows. */
  hasUnknownPlace?: boolean;
}

/** A car and its way, as far as they are known. Undefined is unknown. */
export interface ExportFacts extends ExportGoals {
  category: ExportCategory;
  driveKind: DriveKind | undefined;
  engineCc: number | undefined;
  fob: number;
}

export const missingExportFacts = ['driveKind', 'engineCc', 'place'] as const;
export type MissingExportFact = (typeof missingExportFacts)[number];

/** The worst of all rules; `check` waits for a fact, and stops as `banned` does. */
export const exportVerdicts = ['ok', 'check', 'banned'] as const;
export type ExportVerdict = (typeof exportVerdicts)[number];

export interface JudgedExport<Rule> {
  verdict: ExportVerdict;
  /** The rules that ban it, or that might. */
  rules: readonly Rule[];
  missing: readonly MissingExportFact[];
}

/** A car that no rule meets where it goes may be exported, whatever it is. */
export const meetsRules = (
  rules: readonly Pick<ExportRuleDraft, 'territory'>[],
  { territories, hasUnknownPlace = false }: ExportGoals,
): boolean => rules.some(({ territory }) => hasUnknownPlace || territories.includes(territory));

/** R96: judges a car by the rules that are valid on the day of its sailing. */
export function judgeExport<Rule extends ExportRuleDraft>(
  rules: readonly Rule[],
  facts: ExportFacts,
  day: JapanDay,
): JudgedExport<Rule> {
  const judged = rules.filter((rule) => isValidOn(rule, day)).map((rule) => ({ rule, ...judgeBy(rule, facts) }));
  const applying = judged.filter(({ applies }) => applies);
  if (applying.length > 0) return { verdict: 'banned', rules: applying.map(({ rule }) => rule), missing: [] };
  const certain = facts.driveKind === undefined && bannedAnyway(rules, facts, day);
  if (certain) return certain;
  const open = judged.filter(({ missing }) => missing.length > 0);
  return {
    verdict: open.length > 0 ? 'check' : 'ok',
    rules: open.map(({ rule }) => rule),
    missing: missingExportFacts.filter((fact) => open.some(({ missing }) => missing.includes(fact))),
  };
}

/** Nobody waits for the drive of a car that may not go with any. */
function bannedAnyway<Rule extends ExportRuleDraft>(
  rules: readonly Rule[],
  facts: ExportFacts,
  day: JapanDay,
): JudgedExport<Rule> | undefined {
  const each = driveKinds.map((driveKind) => judgeExport(rules, { ...facts, driveKind }, day));
  if (each.some(({ verdict }) => verdict !== 'banned')) return undefined;
  return { verdict: 'banned', rules: [...new Set(each.flatMap((one) => one.rules))], missing: [] };
}

/** A rule with one condition that does not hold waits for no fact. */
function judgeBy(rule: ExportRuleDraft, facts: ExportFacts): { applies: boolean; missing: MissingExportFact[] } {
  const { driveKind, engineCc, hasUnknownPlace = false } = facts;
  const goesThere = facts.territories.includes(rule.territory);
  const missing: MissingExportFact[] = goesThere ? [] : ['place'];
  const holds =
    (goesThere || hasUnknownPlace) &&
    rule.category === facts.category &&
    (rule.fobAbove === null || facts.fob > rule.fobAbove) &&
    isMet(
      rule.driveKinds,
      driveKind,
      (kinds, kind) => kinds.includes(kind),
      () => missing.push('driveKind'),
    ) &&
    isMet(
      rule.ccAbove,
      engineCc,
      (most, cc) => cc > most,
      () => missing.push('engineCc'),
    );
  return holds ? { applies: missing.length === 0, missing } : { applies: false, missing: [] };
}

function isMet<Condition, Fact>(
  condition: Condition | null,
  fact: Fact | undefined,
  meets: (condition: Condition, fact: Fact) => boolean,
  onUnknown: () => void,
): boolean {
  if (condition === null) return true;
  if (fact !== undefined) return meets(condition, fact);
  onUnknown();
  return true;
}

const isValidOn = ({ validFrom, validTo }: ExportRuleDraft, day: JapanDay) =>
  validFrom <= day && (validTo === null || day <= validTo);

/** A discount makes no car cheaper for the law, and the rest arises once it is on the ship, or ends the purchase. */
const notInFob: ReadonlySet<string> = new Set([
  'freight',
  'insurance',
  'storage',
  'penalty',
  'discount',
  'car',
  'proceeds',
]);

/** The price and the charges that a car has before it is on the ship; those that nobody knows yet are left out. */
export function fobOf(price: number, charges: readonly { kind: string; amount: number | null }[]): number {
  return charges.reduce((sum, { kind, amount }) => (notInFob.has(kind) ? sum : sum + (amount ?? 0)), price);
}
