const hostName = String.raw`([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?`;
/** A name with a dot, whose last label begins with a letter: never an IP address, never localhost. */
const entryPattern = new RegExp(String.raw`^(\*\.)?${hostName}$`);

export function isHostEntry(entry: string): boolean {
  return entryPattern.test(entry);
}

/** `example.com` matches that host alone, `*.example.com` any host below it. */
export function isListedHost(entries: readonly string[], host: string): boolean {
  return entries.some((entry) => (entry.startsWith('*') ? host.endsWith(entry.slice(1)) : host === entry));
}
