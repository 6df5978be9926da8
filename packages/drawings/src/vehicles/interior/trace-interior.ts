import { type Trace, tracePaths } from '../geometry/trace-paths.ts';
import { drawControls } from './draw-controls.ts';
import { drawDash } from './draw-dash.ts';
import { drawOutlook } from './draw-outlook.ts';
import { type InteriorName, interiors } from './interiors.data.ts';

/** The interior is drawn in units of the sheet and fills it. */
export function traceInterior(name: InteriorName): Trace {
  const measures = interiors[name];
  const shapes = [...drawOutlook(measures), ...drawDash(measures), ...drawControls(measures)];
  return tracePaths({ shapes }, { scale: 1, left: 0, top: 0 });
}
