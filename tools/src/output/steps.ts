const QUIET_MILLISECONDS = 3000;

export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs one step and prints it with its time; a slow step is announced, so that the terminal does not stay empty. */
export async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const startedAt = performance.now();
  const elapsed = () => formatSeconds(performance.now() - startedAt);
  const announcement = setTimeout(() => say(`… ${name}`), QUIET_MILLISECONDS);
  try {
    const result = await work();
    say(`✓ ${name} ${elapsed()}`);
    return result;
  } catch (error) {
    say(`✗ ${name} ${elapsed()}`);
    throw error;
  } finally {
    clearTimeout(announcement);
  }
}
