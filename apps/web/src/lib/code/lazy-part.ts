import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A part of a page that most visits never see, in its own chunk. It needs a Suspense around it. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }));
}
