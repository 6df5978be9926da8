import { live } from '../../../lib/live/page-live.ts';
import { refreshClients } from './client-view.ts';

/** R89: the answers say what the reader may do with a client; a right that was taken counts at once. */
export const followClients = (): (() => void) => live.on('account.changed', () => void refreshClients());
