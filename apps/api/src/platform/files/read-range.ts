export interface ByteRange {
  start: number;
  /** The last byte, itself included. */
  end: number;
}

/**
 * The part of a file that a `Range` header asks for. Undefined if it asks for several parts, for none that is there, or in
 * another unit: then the whole file is the answer, as HTTP allows.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return start <= end ? { start, end } : undefined;
}
