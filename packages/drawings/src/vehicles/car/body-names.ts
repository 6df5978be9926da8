export const bodyNames = [
  'suv',
  'offroad',
  'sedan',
  'wagon',
  'kei',
  'hatchback',
  'minivan',
  'van',
  'bus',
  'coupe',
  'roadster',
  'pickup',
  'keitruck',
  'truck',
  'boxtruck',
] as const;
export const views = ['front', 'side', 'rear', 'interior'] as const;
/** Views that are pictures of the four above: seen in a mirror, or from close by. */
export const extraViews = ['otherfront', 'otherside', 'otherrear', 'wheel'] as const;

export type BodyName = (typeof bodyNames)[number];
export type DrawnCarView = (typeof views)[number];
export type OutsideView = Exclude<DrawnCarView, 'interior'>;
export type ExtraCarView = (typeof extraViews)[number];
/** An sRGB colour, `#rrggbb`. */
export type Paint = `#${string}`;
