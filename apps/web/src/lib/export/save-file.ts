export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Browsers start reading the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
