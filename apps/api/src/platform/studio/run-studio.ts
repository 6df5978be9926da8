import { flushCompileCache } from 'node:module';
import type { FromStudio, StudioHandler, ToStudio } from './studio-task.ts';

/** The studio's own side: makes what it is asked for, until the process that started it closes the channel or dies. */
export function runStudio(handlers: readonly StudioHandler[]): void {
  const byName = new Map(handlers.map((handler) => [handler.name, handler]));
  process.on('message', (order: ToStudio) => void answer(order));
  process.on('disconnect', () => process.exit());
  // A terminal sends Ctrl-C to every process of the group; the pictures in hand are still wanted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  tell({ isReady: true });
  flushCompileCache();

  async function answer({ id, name, args }: ToStudio): Promise<void> {
    const end = await make(name, args).then(
      (made) => ({ made }),
      (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
    );
    tell({ id, bytes: process.memoryUsage.rss(), ...end });
  }

  async function make(name: string, args: readonly unknown[]): Promise<unknown> {
    const handler = byName.get(name);
    if (!handler) throw new Error(`The studio has no task ${name}.`);
    return handler.make(args);
  }
}

function tell(message: FromStudio): void {
  // A closed channel ends this process anyway.
  process.send?.(message, undefined, undefined, () => undefined);
}
