import { companyCalls } from '@seri/contract/people/company.calls';
import type { PagePreload } from '../../app/page.ts';

export const first: PagePreload = {
  calls: () => [{ call: companyCalls.content }],
  picture: '/vehicles/suv.svg',
};
