/** How Chromium, Firefox and Safari say that a part of the app did not come: it is of an earlier release, or the line is gone. */
const sayings = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && sayings.some((saying) => error.message.includes(saying));
}
