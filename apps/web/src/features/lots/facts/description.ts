export type Description = { lines: readonly (readonly [name: string, value: string])[] } | { plain: string };

/** A machine’s description is JSON of names and values; anything else is shown as plain text. */
export function readDescription(description: string): Description {
  const parsed = parse(description);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return { plain: description.trim() };
  const lines = Object.entries(parsed).map(([name, value]) => [name, valueText(value)] as const);
  return { lines: lines.filter(([, value]) => value !== '') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function valueText(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}
