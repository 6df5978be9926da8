/** The fields that the history of a bid shows, in this order. */
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

export interface FieldChange {
  field: LoggedField;
  from: LoggedValue;
  to: LoggedValue;
}

type LoggedValues = Readonly<Record<string, unknown>>;

/** Every new bid has these values, so its history does not show them. */
const initialValues: LoggedValues = { adjustment: 0, autoBid: false };

/**
 * R60: the fields that a row of the log changed; for a new bid the fields that were chosen. Some rows hold the new
 * values directly, without `from` and `to`.
 */
export function changesIn({ from, to, ...values }: LoggedValues): FieldChange[] {
  const [before, after] = [valuesIn(from) ?? initialValues, valuesIn(to) ?? values];
  return loggedFields.flatMap((field) => {
    const change = { field, from: valueIn(before, field), to: valueIn(after, field) };
    return field in after && change.from !== change.to ? [change] : [];
  });
}

const valuesIn = (value: unknown): LoggedValues | undefined =>
  typeof value === 'object' && value !== null ? (value as LoggedValues) : undefined;

function valueIn(values: LoggedValues, field: LoggedField): LoggedValue {
  const value = values[field];
  return ['string', 'number', 'boolean'].includes(typeof value) ? (value as LoggedValue) : null;
}
