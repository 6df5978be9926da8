/** R101: which work a task belongs to. The office's own goes on when a purchase is void, and so does nothing else. */
export type TaskSort = 'logistics' | 'money' | 'office';

/** A paper, a step or a car that waits for a task. It warns, and stops nothing. */
export type TaskBlock = 'booking' | 'deRegistration' | 'loading' | 'release';

interface TaskKindData {
  sort: TaskSort;
  /** The side that acts. */
  actor: 'staff' | 'client';
  blocks: TaskBlock | null;
  /** Told to the client too, in words of its own. */
  isShown: boolean;
  /** Staff alone know when it is done, so that once done it stays so, whatever becomes of the car. */
  isOnce: boolean;
}

const task = (
  sort: TaskSort,
  actor: TaskKindData['actor'],
  { blocks = null, isShown = false, isOnce = false }: Partial<TaskKindData> = {},
): TaskKindData => ({ sort, actor, blocks, isShown, isOnce });

/** The tasks that follow from facts, in the order in which a desk shows them. */
export const taskKindData = {
  client_payment: task('money', 'client', { blocks: 'release', isShown: true }),
  pay_house: task('money', 'staff', { isOnce: true }),
  release_unpaid: task('money', 'staff'),
  yard_in: task('logistics', 'staff', { blocks: 'booking', isShown: true }),
  transfer_papers_in: task('logistics', 'staff', { blocks: 'deRegistration' }),
  de_register: task('logistics', 'staff', { blocks: 'loading', isShown: true }),
  certificate_expiry: task('logistics', 'staff', { blocks: 'loading' }),
  inspection: task('logistics', 'staff', { blocks: 'loading', isShown: true }),
  parties: task('logistics', 'client', { blocks: 'loading', isShown: true }),
  party_late: task('logistics', 'staff'),
  rebook: task('logistics', 'staff', { blocks: 'loading', isShown: true }),
  storage_free_ends: task('logistics', 'staff', { isShown: true }),
  bl: task('logistics', 'staff', { blocks: 'release', isShown: true }),
  release: task('logistics', 'staff', { isShown: true }),
  certificate_return: task('office', 'staff'),
  recycle_refund: task('money', 'staff', { isOnce: true }),
} as const satisfies Readonly<Record<string, TaskKindData>>;

export type RuleKind = keyof typeof taskKindData;
export const ruleKinds = Object.keys(taskKindData) as RuleKind[];

/** `manual` is written by staff, with a note in place of a rule. */
export type TaskKind = RuleKind | 'manual';
export const taskKinds: readonly TaskKind[] = [...ruleKinds, 'manual'];

const manual = task('logistics', 'staff');

export const dataOfTask = (kind: TaskKind): TaskKindData => (kind === 'manual' ? manual : taskKindData[kind]);

/** Days before or after the fact that a task is counted from. Defaults, as the trade has them. */
export const taskDays = {
  /** Bank days after the auction. */
  payHouse: 3,
  transferPapers: 7,
  yardIn: 4,
  /** Houses demand the change of name within about a month. */
  deRegister: 30,
  deRegisterBeforeSailing: 14,
  certificateBeforeExpiry: 7,
  /** So early before it expires it is told, while nobody knows the ship. */
  certificateNotice: 14,
  /** By law, an unused certificate goes back. */
  certificateReturn: 15,
  inspectionBeforeCutOff: 5,
  partiesBeforeCutOff: 2,
  /** Where nobody has told a cut-off, it is taken to be so long before sailing. */
  cutOffBeforeSailing: 3,
  billOfLading: 5,
  rebook: 2,
  recycleRefund: 60,
  /** So long after it has sailed nobody begins to ask for it. */
  recycleRefundAtMost: 180,
  storageBeforeEnd: 3,
  storageNotice: 7,
  /** Where no tariff tells them. */
  freeDays: 30,
} as const;
