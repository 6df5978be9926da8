import { storage } from '../../../lib/browser/browser-storage.ts';
import type { Entry } from '../../../lib/browser/storage.ts';
import { createStore, useStore } from '../../../lib/browser/store.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import type { Density } from '../../../ui/tables/table-frame.tsx';

/** Only a desktop has room for the table; a phone has one column. */
export const views = ['table', 'column', 'cards'] as const;
export const viewsWithoutTable = ['column', 'cards'] as const satisfies readonly View[];
export type View = (typeof views)[number];
export type ListForm = View | 'strips';

export const densities = ['tight', 'normal', 'roomy'] as const satisfies readonly Density[];
type ListDensity = (typeof densities)[number];

function storedChoice<Value extends string>(entry: Entry, values: readonly Value[], first: Value) {
  const stored = storage.read(entry);
  const chosen = createStore(values.find((value) => value === stored) ?? first);
  const choose = (value: Value) => {
    storage.write(entry, value);
    chosen.set(value);
  };
  return { chosen, choose };
}

const view = storedChoice<View>('view', views, 'table');
const density = storedChoice<ListDensity>('density', densities, 'normal');

export const chooseView = view.choose;
export const chooseDensity = density.choose;
export const useView = (): View => useStore(view.chosen);
export const useDensity = (): ListDensity => useStore(density.chosen);

export function useListForm(): ListForm {
  const isDesktop = useMedia(widths.desktop);
  const isPhone = useMedia(widths.phone);
  const chosen = useView();
  if (isDesktop || chosen === 'cards') return chosen;
  return isPhone ? 'strips' : 'column';
}
