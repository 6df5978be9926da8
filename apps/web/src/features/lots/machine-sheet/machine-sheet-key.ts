/** A file of its own: the live events of every page need no more of a machine's sheet. */
export const machineSheetKey = (lotId: number) => ['machine-sheet', lotId] as const;
