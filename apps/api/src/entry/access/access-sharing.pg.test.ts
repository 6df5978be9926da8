import { sharingRows } from './access-sharing.rows.ts';
import { describeAccess } from './access.steps.ts';

describeAccess(sharingRows);
