import { purchaseStatusCodes } from '../purchases/purchase.ts';
import { addBankDays } from '../time/bank-days.ts';
import { addDays, type JapanDay } from '../time/japan-time.ts';
import { freeStorageEnd, isStorageTold } from './free-storage.ts';
import type { TaskFacts, TaskPaper, WantedTask } from './task-facts.ts';
import { type RuleKind, ruleKinds, taskDays, taskKindData } from './task-kinds.data.ts';

const { processing, domesticTransport, awaitingShip, awaitingLoading, inTransit, delivered, shippingCancelled } =
  purchaseStatusCodes;

type Rule = (facts: TaskFacts, today: JapanDay) => Partial<WantedTask> | false | null | undefined;

/** R101: the tasks that the facts of a car want, each with its day. Days are those of Japan. */
export function tasksOf(facts: TaskFacts, today: JapanDay): Map<RuleKind, WantedTask> {
  const wanted = ruleKinds.flatMap((kind) => {
    const found = isClosed(facts, kind) ? undefined : rules[kind](facts, today);
    const whole = { dueOn: null, factKey: '', keepsDay: false, onlyStays: false };
    return found ? [[kind, { ...whole, ...found }] as const] : [];
  });
  return new Map(wanted);
}

/** I5: a void car leaves nothing to its client and to shipping; a delivered one nothing to shipping. */
function isClosed({ isVoid, status }: TaskFacts, kind: RuleKind): boolean {
  const { sort } = taskKindData[kind];
  return sort !== 'office' && (isVoid || (status === delivered && sort === 'logistics'));
}

const isBeforeShip = ({ status }: TaskFacts) => status < inTransit;
const stageDay = ({ stages }: TaskFacts, status: number) => stages.find((stage) => stage.status === status)?.on ?? null;
const certificateOf = ({ papers }: TaskFacts) => papers.findLast(({ kind }) => kind === 'export_certificate');
const has = ({ papers }: TaskFacts, kind: string) => papers.some((paper) => paper.kind === kind);
const earliest = (...days: (JapanDay | null)[]) => days.reduce((one, day) => (!one || (day && day < one) ? day : one));
const before = (day: JapanDay | null, days: number) => day && addDays(day, -days);

const ladingKinds: ReadonlySet<string> = new Set(['bill_of_lading', 'sea_waybill']);
const ladings = ({ papers }: TaskFacts) => papers.filter(({ kind }) => ladingKinds.has(kind));
const isHeldUntilPaid = ({ kind }: TaskPaper) => ladingKinds.has(kind) || kind === 'export_certificate';
const keyOf = (papers: readonly TaskPaper[]) => papers.map(({ id }) => id).join(',');

const yardCutOffOf = ({ yardCutOff, sailsOn }: TaskFacts) =>
  yardCutOff ?? before(sailsOn, taskDays.cutOffBeforeSailing);
const papersCutOffOf = ({ papersCutOff, sailsOn }: TaskFacts) =>
  papersCutOff ?? before(sailsOn, taskDays.cutOffBeforeSailing);

/** One paragraph for each kind: whether it is to be done, by when, and for which fact. */
const rules: Readonly<Record<RuleKind, Rule>> = {
  client_payment: ({ open, payBy }) => open > 0 && { dueOn: payBy },
  // A house gives no car away that is not paid, yet only staff know that it is: it goes on until they say so.
  pay_house: ({ boughtOn, status }) => ({
    dueOn: addBankDays(boughtOn, taskDays.payHouse),
    onlyStays: status !== processing && status !== domesticTransport,
  }),
  release_unpaid: ({ open, papers }, today) => {
    const given = papers.filter((paper) => paper.state === 'shared' && isHeldUntilPaid(paper));
    return open > 0 && given.length > 0 && { dueOn: today, keepsDay: true, factKey: keyOf(given) };
  },
  yard_in: ({ status, boughtOn }) => status < awaitingShip && { dueOn: addDays(boughtOn, taskDays.yardIn) },
  transfer_papers_in: (facts) =>
    isBeforeShip(facts) &&
    facts.vehicle !== 'machine' &&
    !certificateOf(facts) && { dueOn: addDays(facts.boughtOn, taskDays.transferPapers) },
  de_register: (facts) =>
    isBeforeShip(facts) &&
    facts.vehicle !== 'machine' &&
    !certificateOf(facts) && {
      dueOn: earliest(
        addDays(facts.boughtOn, taskDays.deRegister),
        before(facts.sailsOn, taskDays.deRegisterBeforeSailing),
      ),
    },
  certificate_expiry: expiryTask,
  inspection: (facts) =>
    isBeforeShip(facts) &&
    facts.needsInspection &&
    !has(facts, 'inspection') && { dueOn: before(yardCutOffOf(facts), taskDays.inspectionBeforeCutOff) },
  // Nobody is asked for them before a ship is looked for.
  parties: (facts) =>
    isBeforeShip(facts) &&
    !facts.arePartiesComplete &&
    (facts.status >= awaitingShip || facts.sailsOn !== null) && {
      dueOn: before(papersCutOffOf(facts), taskDays.partiesBeforeCutOff),
    },
  party_late: ({ partiesChangedLate, status }, today) =>
    partiesChangedLate !== null && status <= inTransit && { dueOn: today, keepsDay: true, factKey: partiesChangedLate },
  rebook: (facts) =>
    facts.rebookSince !== null &&
    facts.status < awaitingLoading && {
      dueOn: addDays(facts.rebookSince, taskDays.rebook),
      factKey: facts.rebookSince,
    },
  storage_free_ends: storageTask,
  bl: (facts) =>
    facts.status === inTransit &&
    ladings(facts).length === 0 && { dueOn: daysAfter(sailedOn(facts), taskDays.billOfLading) },
  release: (facts, today) => {
    const kept = ladings(facts).filter(({ state }) => state !== 'shared');
    return (
      facts.status === inTransit &&
      facts.open === 0 &&
      kept.length > 0 && { dueOn: today, keepsDay: true, factKey: keyOf(kept) }
    );
  },
  certificate_return: returnTask,
  recycle_refund: (facts, today) => {
    const sailed = sailedOn(facts);
    const hasSailed = facts.status === inTransit || facts.status === delivered;
    return (
      hasSailed &&
      facts.vehicle === 'car' && {
        dueOn: daysAfter(sailed, taskDays.recycleRefund),
        onlyStays: sailed === null || today > addDays(sailed, taskDays.recycleRefundAtMost),
      }
    );
  },
};

const daysAfter = (day: JapanDay | null, days: number) => day && addDays(day, days);
const sailedOn = (facts: TaskFacts) => stageDay(facts, inTransit) ?? facts.sailsOn;

/** By a ship that sails too late, at once; without a ship, when its last days have come. */
function expiryTask(facts: TaskFacts, today: JapanDay): ReturnType<Rule> {
  const certificate = certificateOf(facts);
  const last = certificate?.validUntil;
  if (!certificate || !last || !isBeforeShip(facts)) return undefined;
  const isShort = facts.sailsOn === null ? today >= addDays(last, -taskDays.certificateNotice) : facts.sailsOn > last;
  return isShort && { dueOn: addDays(last, -taskDays.certificateBeforeExpiry), factKey: String(certificate.id) };
}

/** A certificate with which the car was not exported goes back. */
function returnTask(facts: TaskFacts, today: JapanDay): ReturnType<Rule> {
  const certificate = certificateOf(facts);
  if (!certificate) return undefined;
  const last = certificate.validUntil;
  const isLeft = facts.isVoid || facts.status === shippingCancelled;
  const isOver = isBeforeShip(facts) && last !== null && today > last;
  if (!isLeft && !isOver) return undefined;
  return { dueOn: daysAfter(last, taskDays.certificateReturn), factKey: String(certificate.id) };
}

function storageTask(facts: TaskFacts, today: JapanDay): ReturnType<Rule> {
  const end = freeStorageEnd(facts);
  return end && isStorageTold(end, today) && { dueOn: addDays(end, -taskDays.storageBeforeEnd) };
}
