import { servicesRows } from './access-services.rows.ts';
import { describeAccess } from './access.steps.ts';

describeAccess(servicesRows);
