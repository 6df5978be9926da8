import { askOn } from '../../lib/calls/ask-on.ts';
import { shippingFilesKey } from './shipping-files.ts';

/** R102: a list is read, applied and taken back in the background. */
export const followShippingFiles = (): (() => void) => askOn(['shipping-file.changed'], shippingFilesKey);
