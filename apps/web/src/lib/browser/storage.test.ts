import { describe, expect, it } from 'vitest';
import { createStorage } from './storage.ts';

function areaWith(stored: Record<string, string> = {}) {
  const map = new Map(Object.entries(stored));
  return {
    map,
    area: {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
      removeItem: (key: string) => void map.delete(key),
    },
  };
}

describe('before a choice about cookies', () => {
  it('the language is stored, the theme lasts until the reload', () => {
    const { area, map } = areaWith();
    const storage = createStorage(area);
    storage.write('language', 'ru');
    storage.write('theme', 'dark');
    expect(Object.fromEntries(map)).toEqual({ 'seri.language': 'ru' });
    expect(storage.read('theme')).toBe('dark');
    expect(createStorage(area).read('theme')).toBeNull();
  });
});

describe('accepting', () => {
  it('is stored, and so are the choices made before it', () => {
    const { area, map } = areaWith();
    const storage = createStorage(area);
    storage.write('theme', 'dark');
    storage.decide('accepted');
    expect(Object.fromEntries(map)).toEqual({ 'seri.consent': 'accepted', 'seri.theme': 'dark' });
    expect(createStorage(area).consent.get()).toBe('accepted');
  });
});

describe('denying', () => {
  const full = {
    'seri.consent': 'accepted',
    'seri.language': 'ru',
    'seri.pageSizes': '50',
    'seri.theme': 'dark',
    'seri.visited': '1,2',
    'seri.menu': 'open',
    'seri.signUp': '{}',
    'seri.remembered': '/bids',
  };

  it('removes everything except language, page sizes and the denial itself', () => {
    const { area, map } = areaWith(full);
    createStorage(area).decide('denied');
    expect(Object.fromEntries(map)).toEqual({
      'seri.consent': 'denied',
      'seri.language': 'ru',
      'seri.pageSizes': '50',
    });
  });

  it('does not store a later choice of theme, but stores display settings again', () => {
    const { area, map } = areaWith();
    const storage = createStorage(area);
    storage.decide('denied');
    storage.write('theme', 'dark');
    storage.write('menu', 'open');
    expect(map.has('seri.theme')).toBe(false);
    expect(map.get('seri.menu')).toBe('open');
  });
});

const forbid = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('another tab', () => {
  it('shares its writes: a value written there is read here', () => {
    const { area } = areaWith({ 'seri.consent': 'accepted' });
    const [tab, otherTab] = [createStorage(area), createStorage(area)];
    tab.write('visited', '1');
    otherTab.write('visited', '2,1');
    expect(tab.read('visited')).toBe('2,1');
  });
});

describe('a browser that forbids storage', () => {
  it('is served from memory', () => {
    const storage = createStorage({ getItem: forbid, setItem: forbid, removeItem: forbid });
    storage.write('language', 'ru');
    expect(storage.read('language')).toBe('ru');
    expect(storage.read('theme')).toBeNull();
  });
});
