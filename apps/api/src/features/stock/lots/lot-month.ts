/** The partition of `lot` that holds this day, named as `open_lot_month` names it. */
export function nameOfMonth(day: string): string {
  const [year, month] = day.split('-');
  return `lot_${year}_${month}`;
}
