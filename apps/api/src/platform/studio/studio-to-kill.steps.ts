import { join } from 'node:path';
import { defineTask } from './studio-task.ts';

export const studioToKill = { file: join(import.meta.dirname, 'studio-to-kill.child.ts'), args: [] };

export const echoTask = defineTask<[bytes: Uint8Array], Uint8Array>('test.echo');
export const pidTask = defineTask<[], number>('test.pid');
export const hangTask = defineTask<[], never>('test.hang');
/** Is made once the process gets SIGUSR2. */
export const holdTask = defineTask<[], void>('test.hold');
export const fallTask = defineTask<[], boolean>('test.fall');
/** Falls while there is no such file, which it makes first. */
export const fallOnceTask = defineTask<[mark: string], number>('test.fall-once');
