import { sql } from 'kysely';

/** R98: how a car goes, of `purchase_route as route`: by the calls that it names, else by its own words. */
export const routeColumns = [
  sql<string>`route.shipping_line`.as('shipping_line'),
  sql<string>`route.voyage`.as('voyage'),
  sql<string>`route.export_port`.as('export_port'),
  sql<string>`route.discharge_port`.as('discharge_port'),
  sql<string | null>`route.etd`.as('etd'),
  sql<string | null>`route.eta`.as('eta'),
] as const;
