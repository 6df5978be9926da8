import { defineTask } from '../../../platform/studio/studio-task.ts';

/** The logo that a picture makes; null if the bytes are no picture. */
export const logoTask = defineTask<[bytes: Uint8Array], Uint8Array | null>('company.logo');
