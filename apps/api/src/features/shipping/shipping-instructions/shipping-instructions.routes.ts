import { shippingInstructionsCalls } from '@seri/contract/shipping/shipping-instructions.calls';
import { shippingInstructionsSchemas } from '@seri/contract/shipping/shipping-instructions.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendInstruction } from './send-instruction.ts';

export function shippingInstructionsRoutes(platform: Platform): Routes {
  return routesOf('shippingInstructions', shippingInstructionsCalls, shippingInstructionsSchemas, {
    file: ({ actor, input, reply }) => sendInstruction(platform, actor, input.query, reply),
  });
}
