/** False if the browser forbids it, or has no clipboard: over http only the machine itself has one. */
export async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return false;
  }
}
