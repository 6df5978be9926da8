import type { BilingualText } from '../decoded-sheet.ts';
import type { Gender } from '../russian-forms.ts';

/** A part of a vehicle, or something that comes with it; `inspected` parts can have findings. */
export interface Part extends BilingualText {
  kind: 'part';
  gender: Gender;
  inspected: boolean;
}

/** A fault of a part or, with `ofWhole`, in the past of the vehicle; `lacking` is the text for its absence. */
export interface Finding extends BilingualText {
  kind: 'finding';
  gender: Gender;
  ofWhole: boolean;
  lacking: BilingualText;
}

/** A location on the vehicle; a pair of sides has no adjective `forms`. */
export interface Side extends BilingualText {
  kind: 'side';
  forms: string;
}

/** The make or kind of a part, such as aftermarket: an adjective before it, or a predicate. */
export interface Quality extends BilingualText {
  kind: 'quality';
}

/** The amount of a finding; English needs one word for singular findings and another for plural ones. */
export interface Amount {
  kind: 'amount';
  one: string;
  many: string;
  forms: string;
}

/** The condition of a part, or an action on it; only actions have `lacking`, the text for “not done”. */
export interface State extends BilingualText {
  kind: 'state';
  lacking?: BilingualText;
}

/** The extent of a finding, such as “in several places”. */
export interface Extent extends BilingualText {
  kind: 'extent';
}

/** The number of a part, such as “× 4”. */
export interface Count extends BilingualText {
  kind: 'count';
}

/** A fixed phrase that forms a clause of its own. */
export interface Saying extends BilingualText {
  kind: 'saying';
}

/** `link` means nothing and is skipped; `break` ends a clause. */
export interface Sign {
  kind: 'present' | 'absent' | 'link' | 'break';
}

export type Word = Part | Finding | Side | Quality | Amount | State | Extent | Count | Saying | Sign;
