/** Full-width digits, signs and letters become plain ones, half-width katakana whole ones. */
export function plainCell(cell: string): string {
  return cell.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
}
