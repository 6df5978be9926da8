export type Vec2 = readonly [x: number, y: number];
/** Metres: x from the tail forwards, y from the middle towards the viewer, z up from the ground. */
export type Vec3 = readonly [x: number, y: number, z: number];

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export function mix3(from: Vec3, to: Vec3, share: number): Vec3 {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}

export function minus3(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function dot3(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function acrossTheMiddle([x, y, z]: Vec3): Vec3 {
  return [x, -y, z];
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Twice the area of the triangle, positive when it turns left. */
export function turn(a: Vec2, b: Vec2, c: Vec2): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
