/** What a bid’s history tells of a change, in the order it is told. */
export const loggedFields = [
  'amount',
  'status',
  'adjustment',
  'soldPrice',
  'bidType',
  'group',
  'autoBid',
  'runsAt',
] as const;
export type LoggedField = (typeof loggedFields)[number];
export type LoggedValue = string | number | boolean | null;

export interface LoggedChange {
  field: LoggedField;
  from: LoggedValue;
  to: LoggedValue;
}

type Figures = Readonly<Record<string, unknown>>;

/** As every bid begins: saying so would say nothing. */
const unborn: Figures = { adjustment: 0, autoBid: false };

/** R60: what a row of the log says was changed, and of a new bid what was chosen; some rows tell the new values alone. */
export function changesIn({ from, to, ...told }: Figures): LoggedChange[] {
  const [before, after] = [figuresIn(from) ?? unborn, figuresIn(to) ?? told];
  return loggedFields.flatMap((field) => {
    const change = { field, from: valueIn(before, field), to: valueIn(after, field) };
    return field in after && change.from !== change.to ? [change] : [];
  });
}

const figuresIn = (value: unknown): Figures | undefined =>
  typeof value === 'object' && value !== null ? (value as Figures) : undefined;

function valueIn(figures: Figures, field: LoggedField): LoggedValue {
  const value = figures[field];
  return ['string', 'number', 'boolean'].includes(typeof value) ? (value as LoggedValue) : null;
}
