/** A job without a handler would wait for ever, and one with two would run either of them, so the start fails. */
export class JobDeclarationError extends Error {}

interface NamedJob {
  readonly name: string;
}

export function assertOneHandlerEach(jobs: readonly NamedJob[], handlers: readonly NamedJob[]): void {
  const declared = jobs.map(({ name }) => name);
  const handled = handlers.map(({ name }) => name);
  const faults = [
    ...twice(declared).map((name) => `${name} is declared twice`),
    ...twice(handled).map((name) => `${name} has two handlers`),
    ...declared.filter((name) => !handled.includes(name)).map((name) => `${name} has no handler`),
    ...handled.filter((name) => !declared.includes(name)).map((name) => `${name} is handled but not declared`),
  ];
  if (faults.length > 0) throw new JobDeclarationError(`Jobs do not fit their handlers: ${faults.join('; ')}.`);
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
