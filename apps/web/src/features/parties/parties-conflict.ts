import type { PartiesForm } from './party-form.ts';

type Path = keyof PartiesForm;

export interface MergedParties {
  form: PartiesForm;
  /** The fields that the other side has changed. */
  theirs: Path[];
  /** Those of them that the reader has changed too: the reader's stand in the form. */
  both: Path[];
}

/** R100: joins what the reader has typed and what the other side has saved meanwhile, field by field. */
export function mergeParties(typed: PartiesForm, opened: PartiesForm, saved: PartiesForm): MergedParties {
  const paths = Object.keys(opened) as Path[];
  const theirs = paths.filter((path) => saved[path] !== opened[path]);
  const both = theirs.filter((path) => typed[path] !== opened[path] && typed[path] !== saved[path]);
  const taken = theirs.filter((path) => !both.includes(path));
  return { form: { ...typed, ...Object.fromEntries(taken.map((path) => [path, saved[path]])) }, theirs, both };
}
