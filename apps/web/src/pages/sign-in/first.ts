import { companyCalls } from '@seri/contract/people/company.calls';
import type { FirstLoad } from '../../app/page.ts';

export const first: FirstLoad = {
  calls: () => [{ call: companyCalls.content }],
  picture: '/vehicles/suv.svg',
};
