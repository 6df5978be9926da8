import type { Said } from '../decoded-sheet.ts';
import type { Gender } from '../russian-forms.ts';

/** A part of a vehicle, or what comes with it; inspectors look at the first. */
export interface Part extends Said {
  kind: 'part';
  gender: Gender;
  inspected: boolean;
}

/** What is wrong with a part, or was with the whole vehicle; `lacking` is what it is called where there is none. */
export interface Finding extends Said {
  kind: 'finding';
  gender: Gender;
  ofWhole: boolean;
  lacking: Said;
}

/** Where on the vehicle; a pair of sides has no form to stand before its part. */
export interface Side extends Said {
  kind: 'side';
  forms: string;
}

/** Of what make or kind a part is: stands before it or is said of it. */
export interface Quality extends Said {
  kind: 'quality';
}

/** How much of a finding; English counts what Russian has in the plural. */
export interface Amount {
  kind: 'amount';
  one: string;
  many: string;
  forms: string;
}

/** What a part is, or what was done with it; done things can be left undone. */
export interface State extends Said {
  kind: 'state';
  lacking?: Said;
}

/** How far a finding reaches. */
export interface Extent extends Said {
  kind: 'extent';
}

/** How many of a part. */
export interface Count extends Said {
  kind: 'count';
}

/** What is said as a whole. */
export interface Saying extends Said {
  kind: 'saying';
}

/** What stands for "there is", "there is none", nothing at all, and the end of a clause. */
export interface Sign {
  kind: 'present' | 'absent' | 'link' | 'break';
}

export type Word = Part | Finding | Side | Quality | Amount | State | Extent | Count | Saying | Sign;
