import { apart, type CodeChunk, chunks } from './chunks.data.ts';

const nodeModules = '/node_modules/';
const workspaces = '/packages/';
const sources = '/apps/web/src/';

/** A module's path as the table of chunks writes it. */
function partOf(id: string): string | undefined {
  const path = id.replace(/\?.*$/, '');
  const dependency = path.lastIndexOf(nodeModules);
  if (dependency >= 0) return path.slice(dependency + nodeModules.length);
  const workspace = path.lastIndexOf(workspaces);
  if (workspace >= 0) return `@seri/${path.slice(workspace + workspaces.length).replace('/src/', '/')}`;
  const source = path.lastIndexOf(sources);
  return source >= 0 ? path.slice(source + sources.length) : undefined;
}

const owners: readonly { part: string; name?: string }[] = [
  ...Object.entries<CodeChunk>(chunks).flatMap(([name, { parts }]) => parts.map((part) => ({ part, name }))),
  ...apart.map((part) => ({ part })),
].toSorted((one, other) => other.part.length - one.part.length);

/** The chunk of a module: that of the longest part it lies in. */
export function chunkOf(id: string): string | undefined {
  const path = partOf(id);
  return path === undefined ? undefined : owners.find(({ part }) => path === part || path.startsWith(`${part}/`))?.name;
}

/** Rolldown asks the groups of higher priority first. */
export const chunkGroups = Object.entries<CodeChunk>(chunks).map(([name, { sharedBy }], index, { length }) => ({
  name,
  test: (id: string) => chunkOf(id) === name,
  minShareCount: sharedBy,
  priority: length - index,
}));
