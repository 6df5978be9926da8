import { hash } from 'node:crypto';

const lineEnd = 0x0a;

/**
 * Adds up the hashes of rows in the text form of COPY, one a line: the same for the same rows in whatever order. A table that was
 * filled anew puts a row where there is room for it, so that its rows come out in another order.
 */
export class RowSum {
  readonly #sum = new Uint32Array(8);
  #rows = 0;
  #left: Buffer = Buffer.alloc(0);

  add(chunk: Buffer): void {
    const bytes = this.#left.length === 0 ? chunk : Buffer.concat([this.#left, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(lineEnd); end >= 0; end = bytes.indexOf(lineEnd, start)) {
      this.#addRow(bytes.subarray(start, end));
      start = end + 1;
    }
    this.#left = bytes.subarray(start);
  }

  #addRow(row: Buffer): void {
    const digest = hash('sha256', row, 'buffer');
    for (const [word, sum] of this.#sum.entries()) this.#sum[word] = sum + digest.readUInt32BE(word * 4);
    this.#rows += 1;
  }

  toString(): string {
    return `${this.#rows} ${[...this.#sum].map((word) => word.toString(16).padStart(8, '0')).join('')}`;
  }
}
