import { hull } from '../geometry/curve.ts';
import { areaLooks, lineLooks, type Look } from '../looks.ts';
import { isConvex, leftTurning } from '../geometry/outline.ts';
import type { SceneShape } from '../scene.ts';
import { dot3, mix, type Vec2, type Vec3 } from '../geometry/vector.ts';
import type { Eye } from './eye.ts';
import { backing, edge, type Material, materials, rib } from './materials.ts';
import type { SolidMark, Slope, Solid } from './solid.ts';

/** One straight piece of the profile, extruded across the machine. */
interface Facet {
  from: Vec2;
  to: Vec2;
  normal: Vec2;
  look: Look;
  visible: boolean;
}

interface VisibleFace {
  look: Look;
  points: readonly Vec2[];
}

/** The visible shapes of a solid: a dark backing, its faces, their edges and the marks on them. */
export function traceSolid(solid: Solid, eye: Eye): readonly SceneShape[] {
  const { aside, level } = materials[solid.material];
  const ring = leftTurning(solid.profile);
  const facets = ring.map((from, index) => facetOf(from, ring[(index + 1) % ring.length] ?? from, solid, eye));
  const side = nearSide(solid, eye);
  const cap: readonly VisibleFace[] = side
    ? [{ look: aside, points: ring.map(([x, z]) => eye.project([x, solid[side], z])) }]
    : [];
  const across = stripsOf(facets).map((strip) => acrossFace(strip, solid, eye));
  const band = hull([...across, ...cap].flatMap(({ points }) => points));
  // A tread has so many bars that its hull stands in for them.
  const strips = solid.treaded && across.length > 0 ? [{ look: level, points: band }] : across;
  const isOneBand = across.length > 0 && (solid.treaded || isConvex(ring));
  const runs = stripsOf(facets.map((facet) => ({ ...facet, look: backing })));
  const backings = isOneBand ? [{ points: band }] : [...runs.map((run) => acrossFace(run, solid, eye)), ...cap];
  return [
    ...backings.map(({ points }): SceneShape => ({ look: backing, points, closed: true })),
    ...[...strips, ...cap].map(({ look, points }): SceneShape => ({ look, points, closed: true })),
    ...edgesOf(solid, facets, eye),
    ...(solid.marks ?? []).flatMap((mark) => traceMark(mark, solid, eye)),
  ];
}

function acrossFace({ look, points }: VisibleFace, { right, left }: Solid, { project }: Eye): VisibleFace {
  const edgeAt = (y: number) => points.map(([x, z]) => project([x, y, z]));
  return { look, points: [...edgeAt(left), ...edgeAt(right).toReversed()] };
}

function facetOf(from: Vec2, to: Vec2, { right, left, material }: Solid, eye: Eye): Facet {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const normal: Vec2 = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  return {
    from,
    to,
    normal,
    look: lookOf(materials[material], normal),
    visible: isSeen(from, normal, right, left, eye),
  };
}

function isSeen(point: Vec2, normal: Vec2, right: number, left: number, eye: Eye): boolean {
  return dot3([normal[0], 0, normal[1]], eye.towards([point[0], (right + left) / 2, point[1]])) > 1e-6;
}

function lookOf(material: Material, [, up]: Vec2): Look {
  if (up > 0.5) return material.up;
  return up < -0.5 ? material.down : material.level;
}

/** Adjacent visible facets of one look form one strip. */
function stripsOf(facets: readonly Facet[]): readonly VisibleFace[] {
  const strips: { look: Look; points: Vec2[]; end: Facet }[] = [];
  for (const facet of facets.filter(({ visible }) => visible)) {
    const last = strips.at(-1);
    if (last?.look === facet.look && last.end.to === facet.from) {
      last.points.push(facet.to);
      last.end = facet;
    } else strips.push({ look: facet.look, points: [facet.from, facet.to], end: facet });
  }
  return strips;
}

/** The cosine of the smallest turn that counts as an edge and not as a curve. */
const sharpest = Math.cos(0.42);

function edgesOf(solid: Solid, facets: readonly Facet[], eye: Eye): readonly SceneShape[] {
  return facets.flatMap((facet, index): SceneShape[] => {
    const before = facets.at(index - 1) ?? facet;
    const turns = facet.normal[0] * before.normal[0] + facet.normal[1] * before.normal[1] < sharpest;
    if (!turns || !facet.visible || !before.visible) return [];
    const [x, z] = facet.from;
    const points = [solid.left, solid.right].map((y) => eye.project([x, y, z]));
    return [{ look: solid.treaded ? rib : edge, points, closed: false }];
  });
}

function nearSide({ profile, right, left }: Solid, eye: Eye): 'left' | 'right' | undefined {
  const [x, z] = profile[0] ?? [0, 0];
  if (eye.towards([x, left, z])[1] > 0) return 'left';
  return eye.towards([x, right, z])[1] < 0 ? 'right' : undefined;
}

function traceMark(mark: SolidMark, solid: Solid, eye: Eye): readonly SceneShape[] {
  const points = 'look' in mark ? mark.outline : mark.path;
  const look = 'look' in mark ? areaLooks[mark.look] : lineLooks[mark.line];
  const spots = mark.on === 'slope' ? onSlope(points, mark.slope, solid, eye) : onSide(points, mark.on, solid, eye);
  return spots ? [{ look, points: spots.map(eye.project), closed: 'look' in mark }] : [];
}

function onSide(points: readonly Vec2[], on: 'left' | 'right' | 'sides', solid: Solid, eye: Eye) {
  const side = nearSide(solid, eye);
  if (side === undefined || (on !== 'sides' && on !== side)) return undefined;
  return points.map(([x, z]): Vec3 => [x, solid[side], z]);
}

function onSlope(points: readonly Vec2[], [from, to]: Slope, { right, left }: Solid, eye: Eye) {
  const normal: Vec2 = [to[1] - from[1], from[0] - to[0]];
  if (!isSeen(from, normal, right, left, eye)) return undefined;
  return points.map(([across, along]): Vec3 => [
    mix(from[0], to[0], along),
    mix(right, left, (across + 1) / 2),
    mix(from[1], to[1], along),
  ]);
}
