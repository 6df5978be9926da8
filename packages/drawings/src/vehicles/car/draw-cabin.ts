import type { BodyMeasures } from './body.ts';
import { curve, hull, sample } from '../geometry/curve.ts';
import type { BodyForm } from './form-body.ts';
import { type WindowSurface, rearScreenOf, tailOf, windscreenOf } from '../screens.ts';
import type { Scene } from '../scene.ts';
import { acrossTheMiddle, type Vec3 } from '../geometry/vector.ts';

export function drawCabin(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  if (scene.view !== 'side') drawRoof(scene, form, body);
  if (scene.view === 'front') drawWindscreen(scene, windscreenOf(form, body));
  if (scene.view === 'rear') drawRearScreen(scene, form, body);
  drawSideGlass(scene, form, body);
}

/** A roof is vaulted, so its outline is the hull of its rails and its crown. */
function drawRoof(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  const { header, roofRear } = body;
  const screen = windscreenOf(form, body);
  const start = header.x - header.bow;
  const surface = scene.view === 'rear' ? form.quarter : form.cabin;
  const rail = sample(start, roofRear, 14, (x) => surface(x, form.roof(x) - 0.02));
  const crown = sample(start, roofRear + 0.1, 14, (x): Vec3 => [x, 0, form.roof(x) + 0.012]);
  const edges = [...sample(-1, 1, 12, (across) => screen(across, 1)), ...rail, ...rail.map(acrossTheMiddle), ...crown];
  if (scene.view === 'rear') edges.push(...sample(-1, 1, 12, (across) => rearScreenOf(form, body)(across, 1)));
  scene.flat(body.hasSoftTop ? 'cloth' : 'roof', hull(edges.map(scene.project)));
}

function bandOf(screen: WindowSurface, low: number, high: number, reach: number): readonly Vec3[] {
  return [
    ...sample(-reach, reach, 16, (across) => screen(across, high)),
    ...sample(high, low, 6, (up) => screen(reach, up)),
    ...sample(reach, -reach, 16, (across) => screen(across, low)),
    ...sample(low, high, 6, (up) => screen(-reach, up)),
  ];
}

function drawWindscreen(scene: Scene, screen: WindowSurface): void {
  scene.area('pillar', bandOf(screen, 0, 1, 1));
  scene.area('glass', bandOf(screen, 0.03, 0.95, 0.935));
  scene.area('lit', [screen(-0.55, 0.94), screen(-0.1, 0.94), screen(-0.42, 0.05), screen(-0.86, 0.05)]);
  scene.area('lit', [screen(0.02, 0.94), screen(0.12, 0.94), screen(-0.2, 0.05), screen(-0.3, 0.05)]);
  scene.area('dim', bandOf(screen, 0.03, 0.16, 0.91));
  scene.line('wiper', [screen(-0.6, 0.05), screen(-0.15, 0.09), screen(0.1, 0.04)]);
  scene.line('wiper', [screen(0.15, 0.05), screen(0.5, 0.09), screen(0.72, 0.05)]);
}

function drawRearScreen(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  const screen = rearScreenOf(form, body);
  const { low, high, reach } = body.back.screen;
  const at = (across: number, up: number) => screen(across * reach, low + (high - low) * up);
  scene.area(body.hasSoftTop ? 'cloth' : 'pillar', bandOf(screen, 0, 1, 1));
  scene.area('shade', bandOf(screen, 0, 1, 1));
  scene.area('glass', bandOf(screen, low, high, reach));
  scene.area('lit', [at(0.1, 0.97), at(0.5, 0.97), at(0.1, 0.03), at(-0.3, 0.03)]);
  scene.area('lit', [at(0.6, 0.97), at(0.7, 0.97), at(0.3, 0.03), at(0.2, 0.03)]);
  if (tailOf(form, body) === 'hatch') scene.line('wiper', [at(0, 0.06), at(-0.3, 0.1), at(-0.62, 0.06)]);
}

function drawSideGlass(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  const { frontPillar, rearPillar, belt, windows, darkPillars } = body;
  const surface = scene.view === 'rear' ? form.quarter : form.cabin;
  const cabin = ([x, z]: readonly [number, number, 'corner'?]) => surface(x, z);
  const railDrop = scene.view === 'side' ? 0 : 0.02;
  const [foot, top] = [frontPillar.at(-1), rearPillar[0]];
  if (!foot || !top) return;
  // The pillar ends on the roof, whatever its last knot says.
  const front = [...frontPillar.slice(0, -1), [foot[0], form.roof(foot[0])] as const];
  const metal = scene.view === 'side' ? 'bodyTop' : 'pillar';
  scene.area(body.hasSoftTop ? 'cloth' : metal, [
    ...curve(front, { steps: 6 }).map(cabin),
    ...sample(foot[0], top[0], 18, (x) => surface(x, form.roof(x) - railDrop)),
    ...curve(rearPillar, { steps: 6 }).map(cabin),
    ...sample(belt.rear, belt.front, 24, (x) => surface(x, form.shoulder(x) - 0.02)),
  ]);
  const panes = windows.map((window) => curve(window, { steps: 6, closed: true }));
  for (const index of darkPillars) {
    scene.area('plastic', hull([...(panes[index] ?? []), ...(panes[index + 1] ?? [])]).map(cabin));
  }
  for (const pane of panes) scene.area('glass', pane.map(cabin));
  for (const reflection of body.reflections) scene.area('lit', reflection.map(cabin));
}
