const name = String.raw`([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?`;
/** A name with a dot in it, whose last part begins with a letter: never an address, never this machine. */
const form = new RegExp(String.raw`^(\*\.)?${name}$`);

export function isHostEntry(entry: string): boolean {
  return form.test(entry);
}

/** `example.com` is that host alone, `*.example.com` any below it. */
export function isListedHost(entries: readonly string[], host: string): boolean {
  return entries.some((entry) => (entry.startsWith('*') ? host.endsWith(entry.slice(1)) : host === entry));
}
