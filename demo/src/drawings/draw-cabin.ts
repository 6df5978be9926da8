import type { BodyMeasures } from './body.ts';
import { curve, hull, sample } from './curve.ts';
import type { BodyForm } from './form-body.ts';
import type { Scene } from './scene.ts';
import { acrossTheMiddle, mix3, type Vec3 } from './vector.ts';

export function drawCabin(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  if (scene.view === 'front') {
    drawRoof(scene, form, body);
    drawWindscreen(scene, form, body);
  }
  drawSideGlass(scene, form, body);
}

type Screen = (across: number, up: number) => Vec3;

/** The windscreen, from −1 at its far edge to 1 at its near one, from 0 at the cowl to 1 at the roof. */
function screenOf(form: BodyForm, { cowl, header }: BodyMeasures): Screen {
  return (across, up) => {
    const foot: Vec3 = [cowl.x - cowl.bow * across ** 2, across * cowl.halfWidth, cowl.z];
    const x = header.x - header.bow * across ** 2;
    return mix3(foot, [x, across * header.halfWidth, form.roof(x) - 0.03 * across ** 2], up);
  };
}

/** A roof is vaulted, so its outline is the band round its rails and its crown. */
function drawRoof(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  const { header, roofRear } = body;
  const screen = screenOf(form, body);
  const start = header.x - header.bow;
  const rail = sample(start, roofRear, 14, (x) => form.cabin(x, form.roof(x) - 0.02));
  const crown = sample(start, roofRear + 0.1, 14, (x): Vec3 => [x, 0, form.roof(x) + 0.012]);
  const edges = [...sample(-1, 1, 12, (across) => screen(across, 1)), ...rail, ...rail.map(acrossTheMiddle), ...crown];
  scene.flat('roof', hull(edges.map(scene.project)));
}

function drawWindscreen(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  const screen = screenOf(form, body);
  const band = (low: number, high: number, reach: number) => [
    ...sample(-reach, reach, 12, (across) => screen(across, high)),
    ...sample(reach, -reach, 12, (across) => screen(across, low)),
  ];
  scene.area('pillar', band(0, 1, 1));
  scene.area('glass', band(0.03, 0.95, 0.935));
  scene.area('lit', [screen(-0.55, 0.94), screen(-0.1, 0.94), screen(-0.42, 0.05), screen(-0.86, 0.05)]);
  scene.area('lit', [screen(0.02, 0.94), screen(0.12, 0.94), screen(-0.2, 0.05), screen(-0.3, 0.05)]);
  scene.area('dim', band(0.03, 0.16, 0.91));
  scene.line('wiper', [screen(-0.6, 0.05), screen(-0.15, 0.09), screen(0.1, 0.04)]);
  scene.line('wiper', [screen(0.15, 0.05), screen(0.5, 0.09), screen(0.72, 0.05)]);
}

function drawSideGlass(scene: Scene, form: BodyForm, body: BodyMeasures): void {
  const { frontPillar, rearPillar, belt, windows, darkPillars } = body;
  const cabin = ([x, z]: readonly [number, number, 'corner'?]) => form.cabin(x, z);
  const railDrop = scene.view === 'front' ? 0.02 : 0;
  const [foot, top] = [frontPillar.at(-1), rearPillar[0]];
  if (!foot || !top) return;
  // The pillar ends on the roof, wherever its last knot says it should.
  const front = [...frontPillar.slice(0, -1), [foot[0], form.roof(foot[0])] as const];
  scene.area(scene.view === 'front' ? 'pillar' : 'bodyTop', [
    ...curve(front, { steps: 6 }).map(cabin),
    ...sample(foot[0], top[0], 18, (x) => form.cabin(x, form.roof(x) - railDrop)),
    ...curve(rearPillar, { steps: 6 }).map(cabin),
    ...sample(belt.rear, belt.front, 24, (x) => form.cabin(x, form.shoulder(x) - 0.02)),
  ]);
  const panes = windows.map((window) => curve(window, { steps: 6, closed: true }));
  for (const index of darkPillars) {
    scene.area('plastic', hull([...(panes[index] ?? []), ...(panes[index + 1] ?? [])]).map(cabin));
  }
  for (const pane of panes) scene.area('glass', pane.map(cabin));
  for (const reflection of body.reflections) scene.area('lit', reflection.map(cabin));
}
