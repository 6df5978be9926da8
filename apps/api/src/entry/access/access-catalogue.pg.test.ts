import { catalogueRows } from './access-catalogue.rows.ts';
import { describeAccess } from './access.steps.ts';

describeAccess(catalogueRows);
