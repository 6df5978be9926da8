import { silentLog } from '@seri/api/testkit/silent-log';
import { openStudio } from './studio.ts';
import { pidTask, studioToKill } from './studio-to-kill.steps.ts';

/** A test kills this process; it tells the pid of its studio first. */
const studio = openStudio({ log: silentLog, ...studioToKill });
process.send?.(await studio.make(pidTask, []));
setInterval(() => undefined, 60_000);
