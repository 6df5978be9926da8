import { askOn } from '../../lib/calls/ask-on.ts';
import { voyagesKey } from './voyages.ts';

/** R98: a car changes what its ship lacks. */
export const followVoyages = (): (() => void) => askOn(['voyage.changed', 'purchase.changed'], voyagesKey);
