/**
 * R101: countries that want a car inspected in Japan before it is shipped. Defaults, as public pages of the trade had them in
 * November 2026; whoever runs the product has them confirmed.
 */
export const inspectionDemands: ReadonlySet<string> = new Set(['bd', 'fj', 'jm', 'ke', 'lk', 'mu', 'nz', 'tz']);
