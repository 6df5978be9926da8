import { expect, test } from 'vitest';
import { drawVehicle } from './draw-vehicle.ts';

/**
 * The sign-in page ships three drawings as files, since visitors cannot ask the API for one; run with `-u` to update
 * them.
 */
test.each([
  { body: 'suv', paint: '#8c2f33' },
  { body: 'minivan', paint: '#eceeec' },
  { body: 'coupe', paint: '#2f5688' },
] as const)('the sign-in page has the $body as it is drawn today', async ({ body, paint }) => {
  const file = `../../../../apps/web/public/vehicles/${body}.svg`;
  await expect(drawVehicle({ body, view: 'front', paint })).toMatchFileSnapshot(file);
});
