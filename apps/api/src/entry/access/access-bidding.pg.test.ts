import { biddingRows } from './access-bidding.rows.ts';
import { describeAccess } from './access.steps.ts';

describeAccess(biddingRows);
