/** R30: the name of a source is used in paths and commands, so it has only lower-case letters, digits and dashes. */
export function isSourceName(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,40}$/.test(text);
}
