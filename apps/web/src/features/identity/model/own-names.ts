/** A call's `fieldNames` the other way round: by the server's name ours. */
export function ownNames<Name extends string>(fieldNames: Readonly<Partial<Record<Name, string>>>) {
  return Object.fromEntries(Object.entries<string | undefined>(fieldNames).map(([own, said]) => [said, own])) as Record<
    string,
    Name
  >;
}
