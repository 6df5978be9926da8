import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A part of a page that most visits never see, in a chunk of its own. It stands inside a Suspense. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }));
}
