/** Messages of Chromium, Firefox and Safari for a chunk that failed to load: an old release, or no connection. */
const messages = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && messages.some((message) => error.message.includes(message));
}
