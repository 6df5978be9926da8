import { createStore, type Store } from './store.ts';

/**
 * Everything that may be stored in this browser. `kept` survives a denial of cookies. `setting` is removed by the
 * denial and may be stored again. `consent` is stored only after cookies were accepted and stays in memory until then.
 */
const entries = {
  consent: 'kept',
  columns: 'kept',
  density: 'kept',
  language: 'kept',
  lastGroup: 'kept',
  pageSizes: 'kept',
  singleKeys: 'kept',
  sound: 'kept',
  remembered: 'setting',
  menu: 'setting',
  models: 'consent',
  signUp: 'consent',
  theme: 'consent',
  view: 'kept',
  visited: 'consent',
} as const;

export type Entry = keyof typeof entries;
export type Consent = 'accepted' | 'denied' | null;

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface BrowserStorage {
  read(entry: Entry): string | null;
  write(entry: Entry, value: string | null): void;
  decide(choice: 'accepted' | 'denied'): void;
  readonly consent: Store<Consent>;
}

export const storedEntries = Object.keys(entries) as Entry[];
export const storageKey = (entry: Entry): string => `seri.${entry}`;

/** A browser that forbids storage throws on every access; memory is used instead. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

export function createStorage(area: Area): BrowserStorage {
  const memory = new Map<Entry, string>();
  const stored = (entry: Entry) => attempt(() => area.getItem(storageKey(entry)));
  const readConsent = (): Consent => {
    const value = stored('consent');
    return value === 'accepted' || value === 'denied' ? value : null;
  };
  const consent = createStore(readConsent());
  const isAllowed = (entry: Entry) => entries[entry] !== 'consent' || consent.get() === 'accepted';

  const store = (entry: Entry, value: string | null) =>
    attempt(() => (value === null ? area.removeItem(storageKey(entry)) : area.setItem(storageKey(entry), value)));

  const write = (entry: Entry, value: string | null) => {
    if (value === null) memory.delete(entry);
    else memory.set(entry, value);
    if (value === null || isAllowed(entry)) store(entry, value);
  };

  return {
    consent,
    // localStorage wins over memory, because another tab may have written since.
    read: (entry) => (isAllowed(entry) ? stored(entry) : null) ?? memory.get(entry) ?? null,
    write,
    decide(choice) {
      write('consent', choice);
      consent.set(choice);
      for (const entry of storedEntries) {
        const remembered = memory.get(entry);
        if (choice === 'denied' && entries[entry] !== 'kept') store(entry, null);
        else if (remembered !== undefined) store(entry, remembered);
      }
    },
  };
}
