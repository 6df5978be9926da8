/** The end of a PDF may be followed by a little that its makers have added. */
const longestEnd = 2048;
/** A name that is cut by the border of two pieces is found in the next one. */
const overlap = 64;
const encryption = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/** R99: tells from the bytes of a PDF, as they pass, whether it can be read by whoever gets it. */
export class PdfScan {
  #rest = '';
  #end = '';
  #isEncrypted = false;

  push(piece: Uint8Array): void {
    const text = this.#rest + Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1');
    this.#isEncrypted ||= encryption.test(text);
    this.#rest = text.slice(-overlap);
    this.#end = (this.#end + text.slice(-longestEnd)).slice(-longestEnd);
  }

  fault(): 'encrypted' | 'endless' | undefined {
    if (!this.#end.includes('%%EOF')) return 'endless';
    return this.#isEncrypted ? 'encrypted' : undefined;
  }
}
