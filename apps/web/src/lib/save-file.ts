/** Hands a file to the browser, which asks or keeps it as its owner has set. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Browsers begin to read it after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
