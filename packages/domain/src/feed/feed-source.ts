/** R30: who sends a feed has a name that stands in paths and commands: lower case, digits and dashes. */
export function isSourceName(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,40}$/.test(text);
}
