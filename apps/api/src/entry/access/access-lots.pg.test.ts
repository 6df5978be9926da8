import { lotRows } from './access-lots.rows.ts';
import { describeAccess } from './access.steps.ts';

describeAccess(lotRows);
