import { chargesCalls } from '@seri/contract/trade/charges.calls';
import { chargesSchemas } from '@seri/contract/trade/charges.schema';
import { type Routes, routesOf } from '../../../../platform/http/route.ts';
import { changeCharge } from './change-charge.ts';
import { enterCharge } from './enter-charge.ts';
import { removeCharge } from './remove-charge.ts';

export function chargesRoutes(): Routes {
  return routesOf('charges', chargesCalls, chargesSchemas, {
    enter: ({ acting, input }) => enterCharge(acting, input.body),
    change: ({ acting, input }) => changeCharge(acting, input.body),
    remove: ({ acting, input }) => removeCharge(acting, input.query),
  });
}
