/** Takes exact numbers of bytes from a stream, whatever the sizes of its chunks. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #left: Buffer = Buffer.alloc(0);
  #isEnded = false;
  /** How many bytes were taken. */
  taken = 0;

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#chunks = bytes[Symbol.asyncIterator]();
  }

  /** The next bytes; fewer only at the end of the stream. */
  async take(count: number): Promise<Buffer> {
    const parts = [this.#left];
    let held = this.#left.length;
    while (held < count && !this.#isEnded) {
      const { value, done } = await this.#chunks.next();
      if (done) this.#isEnded = true;
      else {
        parts.push(value);
        held += value.length;
      }
    }
    const bytes = parts.length === 1 ? this.#left : Buffer.concat(parts);
    const taken = bytes.subarray(0, count);
    this.#left = bytes.subarray(taken.length);
    this.taken += taken.length;
    return taken;
  }

  /** The bytes before the next end of a line, which is taken too; null if none comes within the limit. */
  async takeLine(limit: number): Promise<string | null> {
    let line = '';
    while (line.length < limit) {
      const byte = await this.take(1);
      if (byte.length === 0) return null;
      if (byte[0] === 0x0a) return line;
      line += byte.toString('latin1');
    }
    return null;
  }
}
