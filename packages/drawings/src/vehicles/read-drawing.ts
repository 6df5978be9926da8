/** Properties of a drawing that tests check. */
export interface DrawingFacts {
  viewBox: string | undefined;
  /** Tags that do not match, and invalid numbers. */
  faults: readonly string[];
  bytes: number;
  paths: number;
  /** The text without colours. */
  lines: string;
  /** Fill colours, from the back to the front. */
  colours: readonly string[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function readDrawing(svg: string): DrawingFacts {
  const outlines = [...svg.matchAll(/<path d="([^"]*)" [^>]*stroke-width="4\.4"/g)].map((match) => match[1] ?? '');
  const spots = outlines.flatMap(spotsOf);
  const [across, down] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return {
    viewBox: /^<svg [^>]*viewBox="([^"]*)"/.exec(svg)?.[1],
    faults: [...openTags(svg), ...(svg.match(/NaN|Infinity|undefined|e-\d/g) ?? [])],
    bytes: new TextEncoder().encode(svg).length,
    paths: svg.match(/<path /g)?.length ?? 0,
    lines: svg.replaceAll(/"#[\da-f]{6}"/g, ''),
    colours: [...svg.matchAll(/ fill="([^"]*)"/g)].map((match) => match[1] ?? ''),
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

function openTags(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [tag, close, name = '', attributes, self] of svg.matchAll(/<(\/?)([a-z]*)([^>]*?)(\/?)>/gi)) {
    if (!/^( [\w:-]+="[^"<&]*")*$/.test(attributes ?? '')) return [tag];
    if (close && open.pop() !== name) return [tag];
    if (!close && !self) open.push(name);
  }
  return open;
}

export function spotsOf(path: string): readonly (readonly [number, number])[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Ml])(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, command, along, down]) => {
    [x, y] = command === 'M' ? [Number(along), Number(down)] : [x + Number(along), y + Number(down)];
    return [x, y] as const;
  });
}
