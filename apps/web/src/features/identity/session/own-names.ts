export function ownNames<Name extends string>(fieldNames: Readonly<Partial<Record<Name, string>>>) {
  return Object.fromEntries(
    Object.entries<string | undefined>(fieldNames).map(([own, serverName]) => [serverName, own]),
  ) as Record<string, Name>;
}
