/** The part of all lots that holds those of a day, as `open_lot_month` names it. */
export function nameOfMonth(day: string): string {
  const [year, month] = day.split('-');
  return `lot_${year}_${month}`;
}
