import { deskRows } from './access-desk.rows.ts';
import { describeAccess } from './access.steps.ts';

describeAccess(deskRows);
