/**
 * The unfolded car on which marks are placed: nose on the left, roof in the middle, left side below, right side above.
 */
export const mapSize = { width: 600, height: 400 } as const;

export interface MapShape {
  look: 'body' | 'glass' | 'line' | 'wheel';
  path: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const wheel = (x: number): MapShape[] => [
  { look: 'wheel', path: circle(x, 372, 23) },
  { look: 'line', path: circle(x, 372, 11) },
];

/** The left side; the right side is its mirror image above the roof. */
export const flank: readonly MapShape[] = [
  {
    look: 'body',
    path: 'M112 374Q102 374 101 364L100 350Q101 341 116 338L196 329Q222 310 243 303 254 299 276 299H336Q362 299 382 307 402 315 424 328L474 333Q494 335 497 350L499 364Q499 374 490 374H444A28 28 0 0 0 388 374H204A28 28 0 0 0 148 374Z',
  },
  { look: 'glass', path: 'M215 330Q235 315 250 309 260 305 276 305H300V330Z' },
  { look: 'glass', path: 'M308 305H336Q358 305 375 312 390 318 404 330H308Z' },
  { look: 'line', path: 'M209 330Q205 350 212 368H384Q396 350 386 330M304 305V368M102 353H122M498 353H478' },
  { look: 'line', path: 'M280 341h14M368 341h14' },
  ...wheel(176),
  ...wheel(416),
];

/** The front end is left of the bonnet and the rear end right of the boot, both folded flat and seen from outside. */
export const plan: readonly MapShape[] = [
  { look: 'body', path: 'M54 140Q20 200 54 260L42 256Q2 200 42 144Z' },
  { look: 'body', path: 'M86 146Q68 200 86 254L62 262Q28 200 62 138Z' },
  {
    look: 'glass',
    path: 'M84 152L62 145Q54 158 50 174L76 176Q79 164 84 152ZM84 248L62 255Q54 242 50 226L76 224Q79 236 84 248Z',
  },
  { look: 'line', path: 'M73 190Q72 200 73 210M63 188Q61 200 63 212' },
  { look: 'body', path: 'M546 140Q580 200 546 260L558 256Q598 200 558 144Z' },
  { look: 'body', path: 'M514 146Q532 200 514 254L538 262Q572 200 538 138Z' },
  {
    look: 'glass',
    path: 'M516 152L538 145Q545 156 548 168L522 170Q520 160 516 152ZM516 248L538 255Q545 244 548 232L522 230Q520 240 516 248Z',
  },
  { look: 'line', path: 'M534 182Q537 200 534 218' },
  { look: 'body', path: 'M196 152L128 146Q112 146 107 168 101 200 107 232 112 254 128 254L196 248Q184 200 196 152Z' },
  { look: 'line', path: 'M120 172Q150 164 188 166M120 228Q150 236 188 234' },
  { look: 'glass', path: 'M196 152Q184 200 196 248L236 234Q227 200 236 166Z' },
  {
    look: 'glass',
    path: 'M202 150Q294 142 388 150L350 162Q294 158 242 162ZM202 250Q294 258 388 250L350 238Q294 242 242 238Z',
  },
  { look: 'body', path: 'M236 166Q294 160 354 166 361 200 354 234 294 240 236 234 227 200 236 166Z' },
  { look: 'glass', path: 'M354 166L394 152Q405 200 394 248L354 234Q361 200 354 166Z' },
  { look: 'body', path: 'M394 152L472 147Q489 147 494 168 500 200 494 232 489 253 472 253L394 248Q405 200 394 152Z' },
];
