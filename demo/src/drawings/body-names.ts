export const bodyNames = ['suv', 'sedan', 'kei', 'hatchback', 'minivan', 'coupe', 'truck'] as const;
export const views = ['front', 'side'] as const;

export type BodyName = (typeof bodyNames)[number];
export type View = (typeof views)[number];
/** An sRGB colour, `#rrggbb`. */
export type Paint = `#${string}`;
