/** The neighbour of a row in a list; the first row if that of now is not in it. */
export function besideOf(list: readonly { id: number }[], id: number | undefined, by: 1 | -1): number | undefined {
  const at = list.findIndex((one) => one.id === id);
  return at < 0 ? list[0]?.id : list[at + by]?.id;
}

export function focusRow(id: number): void {
  document.querySelector<HTMLElement>(`[data-receipt-id="${id}"]`)?.focus();
}
