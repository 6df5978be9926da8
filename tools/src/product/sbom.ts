/** A package as the lock file knows it, under its folder such as `node_modules/pg` or `apps/api`. */
interface LockedPackage {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}

export interface LockFile {
  name: string;
  version: string;
  packages: Readonly<Record<string, LockedPackage>>;
}

/** The workspaces that are deployed. */
const deployed = ['apps/api', 'apps/web'];

/**
 * The bill of materials in CycloneDX 1.6: every package that the deployed workspaces need, with its licence, its hash and
 * what it needs itself. npm's own command fails for workspaces that need each other.
 */
export function billOfMaterials({ name, version, packages }: LockFile) {
  const needs = needsOf(packages, deployed);
  const outside = [...needs.keys()].filter(
    (folder) => folder.startsWith('node_modules/') || folder.includes('/node_modules/'),
  );
  const refOf = (folder: string) => purlOf(folder, packages[folder]);
  const refsOf = (folders: Iterable<string>) => [...new Set([...folders].map(refOf))].toSorted();
  const components = new Map(outside.map((folder) => [refOf(folder), componentOf(folder, packages[folder])]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: [...components].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, component]) => component),
    dependencies: [
      { ref: name, dependsOn: refsOf(outside.filter((folder) => isNeededByUs(folder, needs))) },
      ...[...new Map(outside.map((folder) => [refOf(folder), refsOf(needs.get(folder) ?? [])]))].map(
        ([ref, dependsOn]) => ({
          ref,
          dependsOn,
        }),
      ),
    ],
  };
}

type Needs = ReadonlyMap<string, ReadonlySet<string>>;

function isNeededByUs(wanted: string, needs: Needs): boolean {
  return [...needs].some(([folder, needed]) => !folder.includes('node_modules/') && needed.has(wanted));
}

/** From each folder that is reached to the folders that it needs. A peer is somebody else's need too. */
function needsOf(packages: LockFile['packages'], starts: readonly string[]): Needs {
  const needs = new Map<string, ReadonlySet<string>>();
  const waiting = [...starts];
  for (const folder of waiting) {
    if (needs.has(folder)) continue;
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    const names = Object.keys({ ...optionalDependencies, ...dependencies });
    const found = new Set(names.flatMap((name) => placeOf(packages, folder, name) ?? []));
    needs.set(folder, found);
    waiting.push(...found);
  }
  return needs;
}

/** Looks in the folder of the package and then in those around it, as Node does. An optional package may be nowhere. */
function placeOf(packages: LockFile['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const found = packages[place];
    if (found?.link) return found.resolved;
    if (found) return place;
    if (folder === '') return undefined;
  }
}

const nameOf = (folder: string, { name }: LockedPackage = {}) =>
  name ?? folder.slice(folder.lastIndexOf('node_modules/') + 13);

function purlOf(folder: string, locked: LockedPackage | undefined): string {
  return `pkg:npm/${nameOf(folder, locked).replace('@', '%40')}@${locked?.version ?? ''}`;
}

function componentOf(folder: string, locked: LockedPackage | undefined) {
  const purl = purlOf(folder, locked);
  const [algorithm, hash] = locked?.integrity?.split('-') ?? [];
  return {
    type: 'library',
    'bom-ref': purl,
    name: nameOf(folder, locked),
    version: locked?.version,
    purl,
    ...(locked?.license && { licenses: [{ expression: locked.license }] }),
    ...(algorithm === 'sha512' &&
      hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
  };
}
