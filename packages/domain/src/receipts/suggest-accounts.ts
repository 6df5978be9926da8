import { type AnnouncedPayment, announcedFor, type ArrivedMoney } from './announced-payment.ts';
import { fittingSum, type OpenSum, searchableSums } from './open-sums.ts';
import { isSamePayer, likenessOfNames, type PayerName, payerName } from './payer-names.ts';
import { type ReferencesInText, referencesInText } from './payment-references.ts';

/** The line of a bank, as far as it tells whose money it is. */
export interface PayerLine {
  senderName: string;
  text: string;
  /** Null while the yen of foreign money are unknown. */
  yen: number | null;
  /** As the bank says it, to find it among what clients have announced. */
  money?: ArrivedMoney;
}

/** An account that money may be for. */
export interface PayerCandidate {
  accountId: number;
  /** Its own, and those of its companies. */
  names: readonly string[];
  /** Payers whose money staff have booked for it before. */
  aliases: readonly string[];
  /** Its payment reference, and those of its documents. */
  references: readonly string[];
  /** The oldest due first. */
  openSums: readonly OpenSum[];
  /** The payments of which it has said that they are on their way. */
  announced?: readonly AnnouncedPayment[];
}

/** Why money is thought to be an account's. The last one warns, and has no points. */
export type SuggestReason =
  | { code: 'reference'; points: number; reference: string }
  | { code: 'clientId'; points: number }
  | { code: 'alias'; points: number; alias: string }
  | { code: 'name'; points: number; name: string }
  | { code: 'amount'; points: number; sums: readonly string[] }
  | { code: 'amountLessFee'; points: number; sums: readonly string[]; shortBy: number }
  | { code: 'announced'; points: number; announcementId: number }
  | { code: 'thirdParty'; points: 0; payer: string };

export interface ScoredCandidate {
  accountId: number;
  score: number;
  reasons: SuggestReason[];
}

export interface AccountSuggestion {
  /** Sure enough to be suggested; only staff book it. */
  accountId: number | null;
  /** All that anything speaks for, the likeliest first. */
  candidates: ScoredCandidate[];
}

const points = {
  reference: 80,
  clientId: 50,
  alias: 30,
  name: 25,
  amount: 25,
  amountLessFee: 15,
  announced: 30,
} as const;
const leastScore = 80;
const leastGap = 20;
/** With fewer points the payer is somebody else, who happens to have a name in common. */
const leastOwnName = 13;

interface KnownPayer {
  text: string;
  name: PayerName;
}

export interface PreparedCandidate {
  accountId: number;
  names: readonly KnownPayer[];
  aliases: readonly KnownPayer[];
  references: readonly string[];
  openSums: readonly OpenSum[];
  announced: readonly AnnouncedPayment[];
}

const knownPayer = (text: string): KnownPayer => ({ text, name: payerName(text) });

/** Once for many lines: the keys of names cost far more than comparing them. */
export function prepareCandidates(candidates: readonly PayerCandidate[]): PreparedCandidate[] {
  return candidates.map(({ accountId, names, aliases, references, openSums, announced = [] }) => ({
    accountId,
    names: names.map(knownPayer),
    aliases: aliases.map(knownPayer),
    references,
    openSums: searchableSums(openSums),
    announced,
  }));
}

export function suggestAccounts(line: PayerLine, candidates: readonly PreparedCandidate[]): AccountSuggestion {
  const facts = factsOf(line);
  const scored = candidates
    .map((candidate) => scoreOf(facts, candidate))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.accountId - other.accountId);
  const [first, second] = scored;
  const isSure = first && first.score >= leastScore && first.score - (second?.score ?? 0) >= leastGap;
  return { accountId: isSure ? first.accountId : null, candidates: scored };
}

/** The payer is none of the names that an account is known by. Where the bank names no sender nobody can tell. */
export function isThirdParty(line: PayerLine, candidate: PreparedCandidate): boolean {
  const facts = factsOf(line);
  return isOtherPayer(facts, namePoints(facts, candidate).own, aliasOf(facts, candidate));
}

const isOtherPayer = ({ sender }: PayerFacts, own: number, alias: KnownPayer | undefined): boolean =>
  sender !== undefined && alias === undefined && own < leastOwnName;

const aliasOf = ({ payer }: PayerFacts, { aliases }: PreparedCandidate): KnownPayer | undefined =>
  aliases.find(({ name }) => isSamePayer(payer.name, name));

interface PayerFacts extends ReferencesInText {
  yen: number | null;
  money: ArrivedMoney | undefined;
  /** Banks of Japan write the payer of a domestic transfer into its text. */
  payer: KnownPayer;
  /** Undefined if the bank names no sender. */
  sender: KnownPayer | undefined;
  text: PayerName;
}

function factsOf({ senderName, text, yen, money }: PayerLine): PayerFacts {
  const written = senderName.trim() === '' ? text : senderName;
  const payer = knownPayer(written);
  return {
    ...referencesInText(`${senderName} | ${text}`),
    yen,
    money,
    payer,
    sender: written === text ? undefined : payer,
    text: payerName(text),
  };
}

function scoreOf(facts: PayerFacts, candidate: PreparedCandidate): ScoredCandidate {
  const reasons: SuggestReason[] = [];
  const reference = candidate.references.find((one) => facts.references.has(one));
  if (reference !== undefined) reasons.push({ code: 'reference', points: points.reference, reference });
  if (facts.clientIds.has(candidate.accountId)) reasons.push({ code: 'clientId', points: points.clientId });
  const isNamed = reasons.length > 0;
  const alias = aliasOf(facts, candidate);
  if (alias) reasons.push({ code: 'alias', points: points.alias, alias: alias.text });
  const { own, best } = namePoints(facts, candidate);
  if (best) reasons.push(best);
  const sums = facts.yen === null ? null : fittingSum(candidate.openSums, facts.yen);
  if (sums?.shortBy === 0) reasons.push({ code: 'amount', points: points.amount, sums: sums.ids });
  else if (sums) {
    reasons.push({ code: 'amountLessFee', points: points.amountLessFee, sums: sums.ids, shortBy: sums.shortBy });
  }
  const announced = facts.money && announcedFor(facts.money, candidate.announced);
  if (announced) reasons.push({ code: 'announced', points: points.announced, announcementId: announced.id });
  const score = reasons.reduce((sum, one) => sum + one.points, 0);
  if (isNamed && isOtherPayer(facts, own, alias)) {
    reasons.push({ code: 'thirdParty', points: 0, payer: facts.payer.text });
  }
  return { accountId: candidate.accountId, score, reasons };
}

interface NamePoints {
  /** Those of the payer's own name. */
  own: number;
  best: Extract<SuggestReason, { code: 'name' }> | undefined;
}

/** A text behind the name of a sender tells of the client only if it has a whole name of two words. */
function namePoints({ payer, text }: PayerFacts, { names }: PreparedCandidate): NamePoints {
  const found: NamePoints = { own: 0, best: undefined };
  for (const { text: written, name } of names) {
    const own = Math.round(points.name * likenessOfNames(payer.name, name));
    const isInText = name.words.length > 1 && likenessOfNames(text, name) === 1;
    const all = isInText ? points.name : own;
    if (own > found.own) found.own = own;
    if (all > (found.best?.points ?? 0)) found.best = { code: 'name', points: all, name: written };
  }
  return found;
}
