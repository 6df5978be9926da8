/** Leads from paper back to the page. */
export function PrintedCode() {
  return null;
}
