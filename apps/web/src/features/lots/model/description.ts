export type Description = { lines: readonly (readonly [name: string, value: string])[] } | { plain: string };

/** A machine's description is a JSON of names and values; what cannot be read as one is shown as it came. */
export function readDescription(description: string): Description {
  const told = parse(description);
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return { plain: description.trim() };
  const lines = Object.entries(told).map(([name, value]) => [name, wordsOf(value)] as const);
  return { lines: lines.filter(([, value]) => value !== '') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function wordsOf(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}
