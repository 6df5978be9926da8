import { companyCalls } from '@seri/contract/people/company.calls';
import { urlOf } from '../../../lib/calls/request.ts';

export const logoHref = (id: string): string => urlOf(companyCalls.logo, { params: { id } });
