import { bulldozer, crane, dumper, excavator, forklift, loader, roller, tractor } from './machine-maps.data.ts';
import { type MapPart, part, wheel } from './map-part.ts';

export const mapSize = { width: 600, height: 400 } as const;

export type MapName = keyof typeof damageMaps;

const moved = (parts: readonly MapPart[], transform: string): MapPart[] => parts.map((one) => ({ ...one, transform }));

/** One flank drawn twice: the left one below the roof, the right one above it with its wheels outwards. */
const flanks = (parts: readonly MapPart[]): MapPart[] => [
  ...moved(parts, 'translate(95 290)'),
  ...moved(parts, 'translate(95 110) scale(1 -1)'),
];

const carSide: readonly MapPart[] = [
  part(
    'body',
    'M10 80L8 65Q8 55 24 51L106 41 148 14Q156 9 168 9H252Q270 9 284 17L328 41 384 45Q398 47 400 58L403 78Q403 82 396 82H350A28 28 0 0 0 294 82H110A28 28 0 0 0 54 82H14Q10 82 10 80Z',
  ),
  part('glass', 'M122 40L153 18Q159 14 168 14H206V40Z'),
  part('glass', 'M214 14H252Q268 14 280 21L313 40H214Z'),
  part('line', 'M106 41H328M128 41Q122 60 125 82M210 14V82M290 41Q294 52 282 66'),
  part('line', 'M112 75H292M8 67H52M352 67H402M190 50h14M270 50h14M352 54a5 5 0 1 0 .1 0'),
  part('glass', 'M12 58Q20 52 38 50L44 57 14 63Z'),
  part('glass', 'M400 58L378 50V59L401 65Z'),
  ...wheel(82, 82, 23),
  ...wheel(322, 82, 23),
];

const vanSide: readonly MapPart[] = [
  part(
    'body',
    'M10 80L7 62Q8 50 24 46L64 40 108 8Q116 3 130 3H372Q390 3 394 16L402 62 403 78Q403 82 396 82H350A28 28 0 0 0 294 82H110A28 28 0 0 0 54 82H14Q10 82 10 80Z',
  ),
  part('glass', 'M84 38L114 14Q120 9 130 9H172V38Z'),
  part('glass', 'M180 9H282V38H180Z'),
  part('glass', 'M290 9H368Q382 9 385 18L391 38H290Z'),
  part('line', 'M64 40H396M104 40Q98 60 108 74M176 9V82M286 9V40M286 40Q290 56 280 68M182 54H392'),
  part('line', 'M112 75H292M8 66H52M352 66H402M156 48h14M186 48h14'),
  part('glass', 'M10 55Q18 49 36 46L42 55 12 61Z'),
  part('glass', 'M396 42L388 42V60L402 60Z'),
  ...wheel(82, 82, 23),
  ...wheel(322, 82, 23),
];

const truckSide: readonly MapPart[] = [
  part('body', 'M8 80L6 46 20 10Q23 3 32 3H112V82H98A26 26 0 0 0 46 82H12Q8 82 8 80Z'),
  part('glass', 'M20 40L30 14Q32 9 38 9H64V40Z'),
  part('glass', 'M72 9H104V40H72Z'),
  part('line', 'M6 46H112M68 9V72M54 46V58M84 50h14M7 66H42'),
  part('body', 'M122 34H402V70H122Z'),
  part('line', 'M122 44H402M192 34V70M262 34V70M332 34V70M112 74H286M344 74H402'),
  part('body', 'M116 8H122V74H116Z'),
  part('body', 'M402 66H392V82H402Z'),
  ...wheel(72, 82, 22),
  ...wheel(315, 82, 23),
];

const carEnds: readonly MapPart[] = [
  part('body', 'M52 140Q16 200 52 260L34 254Q0 200 34 146Z'),
  part('body', 'M88 146Q68 200 88 254L60 262Q24 200 60 138Z'),
  part('glass', 'M86 150L62 144Q54 158 52 170L76 172Z'),
  part('glass', 'M86 250L62 256Q54 242 52 230L76 228Z'),
  part('line', 'M72 178Q67 200 72 222M60 180Q55 200 60 220M20 186V214'),
  part('body', 'M548 140Q584 200 548 260L566 254Q600 200 566 146Z'),
  part('body', 'M516 146Q534 200 516 254L540 262Q576 200 540 138Z'),
  part('glass', 'M518 152L540 144Q547 156 549 168L526 172Z'),
  part('glass', 'M518 248L540 256Q547 244 549 232L526 228Z'),
  part('line', 'M538 180V220H548V180ZM580 186V214'),
];

const carTop: readonly MapPart[] = [
  part('body', 'M108 148Q96 200 108 252L194 247Q184 200 194 153Z'),
  part('line', 'M118 162Q152 168 190 166M118 238Q152 232 190 234'),
  part('glass', 'M194 153Q184 200 194 247L232 234Q224 200 232 166Z'),
  part('body', 'M232 166Q224 200 232 234H352Q358 200 352 166Z'),
  part('glass', 'M352 166Q358 200 352 234L390 247Q398 200 390 153Z'),
  part('body', 'M390 153Q398 200 390 247L490 251Q500 200 490 149Z'),
  part('line', 'M194 153L390 153M194 247L390 247M292 153V166M292 234V247'),
  part('body', 'M204 150L198 137H210L214 150ZM204 250L198 263H210L214 250Z'),
];

const vanTop: readonly MapPart[] = [
  part('body', 'M108 148Q96 200 108 252L182 248Q172 200 182 152Z'),
  part('line', 'M116 164Q146 168 178 166M116 236Q146 232 178 234'),
  part('glass', 'M182 152Q172 200 182 248L226 237Q218 200 226 163Z'),
  part('body', 'M226 163Q218 200 226 237H424Q428 200 424 163Z'),
  part('glass', 'M424 163Q428 200 424 237L456 247Q464 200 456 153Z'),
  part('body', 'M456 153Q464 200 456 247L490 251Q500 200 490 149Z'),
  part('line', 'M182 152L456 153M182 248L456 247M292 153V163M292 237V247M380 153V163M380 237V247'),
  part('line', 'M246 176H406M246 224H406'),
  part('body', 'M194 150L188 137H200L204 150ZM194 250L188 263H200L204 250Z'),
];

const truckTop: readonly MapPart[] = [
  part('body', 'M104 146Q94 200 104 254H208V146Z'),
  part('glass', 'M106 150Q96 200 106 250L132 240V160Z'),
  part('line', 'M132 160H208M132 240H208M158 146V160M158 240V254'),
  part('body', 'M216 142H498V258H216Z'),
  part('line', 'M226 152H488V248H226ZM226 176H488M226 200H488M226 224H488'),
  part('body', 'M110 144L104 130H116L122 144ZM110 256L104 270H116L122 256Z'),
];

const truckEnds: readonly MapPart[] = [
  part('body', 'M84 142V258H30Q16 258 16 244V156Q16 142 30 142Z'),
  part('glass', 'M80 150V250L54 244V156Z'),
  part('glass', 'M40 148H28V172H40ZM40 252H28V228H40Z'),
  part('line', 'M46 180V220M38 180V220M30 180V220M22 186V214'),
  part('body', 'M516 142V258H548V142Z'),
  part('line', 'M526 142V258M516 171H548M516 229H548'),
  part('body', 'M556 142V258H580V142Z'),
  part('glass', 'M560 146H576V170H560ZM560 254H576V230H560Z'),
  part('line', 'M562 182H574V218H562Z'),
];

/** 280 by 190, seen from the left. */
const bikeSide: readonly MapPart[] = [
  ...wheel(52, 138, 46),
  ...wheel(228, 138, 46),
  part('line', 'M52 138L92 52M58 140L98 54M44 88Q72 84 96 116'),
  part('body', 'M6 124Q12 92 48 86Q80 86 92 112L84 118Q74 98 48 98Q22 102 14 126Z'),
  part('body', 'M92 62Q104 40 138 42Q166 44 172 66L160 84 116 90Q96 84 92 62Z'),
  part('line', 'M120 44a14 5 0 0 1 28 0M104 72Q130 66 164 70'),
  part('body', 'M168 68Q196 74 220 62L262 54Q268 56 264 62L240 78Q204 92 164 86Z'),
  part('tyre', 'M166 64Q194 70 216 58Q238 50 258 54L262 56 222 64Q196 76 168 70Z'),
  part('body', 'M110 92H164L172 140 156 154H116L100 128Z'),
  part('line', 'M112 100H142M112 106H142M112 112H142M112 118H142M158 130a15 15 0 1 0-30 0a15 15 0 1 0 30 0'),
  part('body', 'M148 146L264 128Q272 128 272 136L268 146 152 160Z'),
  part('body', 'M172 100L224 132 228 142 168 118Z'),
  part('tyre', 'M84 46L96 34Q104 30 112 34L114 40 94 50Z'),
  part('glass', 'M70 54a14 14 0 1 1 26 12Q82 76 72 64Z'),
  part('body', 'M98 24Q104 16 116 20L114 28 102 32Z'),
  part('glass', 'M258 60L270 60 268 72 256 70Z'),
  part('line', 'M262 66L276 96'),
];

const bikeTop: readonly MapPart[] = [
  part('tyre', 'M150 286H206Q214 292 206 298H150Q142 292 150 286Z'),
  part('tyre', 'M410 286H462Q470 292 462 298H410Z'),
  part('body', 'M190 282Q214 270 226 292Q214 314 190 302Z'),
  part('line', 'M226 236Q246 252 242 292Q246 332 226 348M231 234Q251 252 247 292Q251 332 231 350'),
  part('tyre', 'M222 232L236 226 242 246 230 250ZM222 352L236 358 242 338 230 334Z'),
  part('body', 'M246 274Q282 262 318 276L322 292 318 308Q282 322 246 310Q238 292 246 274Z'),
  part('line', 'M276 284a8 8 0 1 0 .1 16a8 8 0 1 0-.1-16'),
  part('tyre', 'M320 278Q356 268 396 282V302Q356 316 320 306Z'),
  part('body', 'M396 280Q424 278 438 288V296Q424 306 396 304Z'),
  part('body', 'M330 316H420Q430 320 420 326H330Z'),
];

/** Captions that tell the two flanks apart. */
export const mapCaptions: readonly { text: string; x: number; y: number; maps: readonly MapName[] }[] = [
  { text: '右', x: 40, y: 62, maps: ['car', 'van', 'truck'] },
  { text: '左', x: 40, y: 348, maps: ['car', 'van', 'truck'] },
  { text: '前', x: 36, y: 128, maps: ['car', 'van', 'truck'] },
  { text: '後', x: 564, y: 128, maps: ['car', 'van', 'truck'] },
  { text: '左', x: 150, y: 222, maps: ['bike'] },
  { text: '右', x: 450, y: 222, maps: ['bike'] },
];

export const damageMaps = {
  car: [...flanks(carSide), ...carEnds, ...carTop],
  van: [...flanks(vanSide), ...carEnds, ...vanTop],
  truck: [...flanks(truckSide), ...truckEnds, ...truckTop],
  bike: [...moved(bikeSide, 'translate(8 14)'), ...moved(bikeSide, 'translate(592 14) scale(-1 1)'), ...bikeTop],
  excavator,
  loader,
  forklift,
  bulldozer,
  dumper,
  crane,
  tractor,
  roller,
} satisfies Record<string, readonly MapPart[]>;

/** The map of each drawn body; other bodies use the plain car's. Machines have maps of their own. */
export const bodyMaps: Record<string, MapName> = {
  suv: 'van',
  offroad: 'van',
  hatchback: 'van',
  kei: 'van',
  minivan: 'van',
  van: 'van',
  wagon: 'van',
  bus: 'van',
  pickup: 'truck',
  truck: 'truck',
  keitruck: 'truck',
  boxtruck: 'truck',
};

/** The map of a machine without a known body, by words of its category; an excavator's by default. */
export const categoryMaps: readonly { when: RegExp; map: MapName }[] = [
  { when: /fork/i, map: 'forklift' },
  { when: /load/i, map: 'loader' },
  { when: /doz/i, map: 'bulldozer' },
  { when: /dump|carrier/i, map: 'dumper' },
  { when: /crane/i, map: 'crane' },
  { when: /tractor|combine/i, map: 'tractor' },
  { when: /roll|compact/i, map: 'roller' },
];
