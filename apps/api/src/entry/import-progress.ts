export interface Figures {
  bytes: number;
  position: number;
  added: number;
  changed: number;
  unchanged: number;
  rejected: number;
}

const barWidth = 24;
const plainEvery = 3_000;
const drawEvery = 100;
const number = new Intl.NumberFormat('en');

/** Shows the progress of an import: one line that is redrawn on a terminal, elsewhere a plain one every few seconds. */
export class Progress {
  readonly #out: NodeJS.WriteStream;
  readonly #name: string;
  readonly #begunAt = performance.now();
  #shownAt = 0;
  #first: Figures | undefined;

  constructor(out: NodeJS.WriteStream, name: string) {
    this.#out = out;
    this.#name = name;
  }

  show(now: Figures): void {
    this.#first ??= now;
    const at = performance.now();
    if (at - this.#shownAt < (this.#out.isTTY ? drawEvery : plainEvery)) return;
    // The first plain line comes after a while: a small file needs none.
    const isSoon = !this.#out.isTTY && this.#shownAt === 0;
    this.#shownAt = at;
    if (isSoon) return;
    const line = progressLine(this.#first, now, this.#seconds());
    this.#out.write(this.#out.isTTY ? `\r\x1b[K${this.#name} ${line}` : `${this.#name} ${line}\n`);
  }

  /** Clears the progress line and returns the summary. */
  end(last: Figures): string {
    if (this.#out.isTTY) this.#out.write('\r\x1b[K');
    return `${this.#name}: ${summaryLine(this.#first ?? last, last, this.#seconds())}`;
  }

  #seconds(): number {
    return (performance.now() - this.#begunAt) / 1000;
  }
}

const rowsOf = ({ added, changed, unchanged, rejected }: Figures) => added + changed + unchanged + rejected;

export function progressLine(first: Figures, now: Figures, seconds: number): string {
  const share = now.bytes === 0 ? 1 : now.position / now.bytes;
  const full = Math.round(share * barWidth);
  const bar = '█'.repeat(full) + '░'.repeat(barWidth - full);
  const pace = (now.position - first.position) / seconds;
  const left = pace > 0 ? `, ${timeOf((now.bytes - now.position) / pace)} left` : '';
  return `${bar} ${Math.floor(share * 100)} %, ${megabytes(now.position)} of ${megabytes(now.bytes)} MB, ${rate(first, now, seconds)}${left}`;
}

export function summaryLine(first: Figures, last: Figures, seconds: number): string {
  const { added, changed, unchanged, rejected } = last;
  const counts = Object.entries({ added, changed, unchanged, rejected }).map(
    ([name, count]) => `${number.format(count)} ${name}`,
  );
  const before = rowsOf(first) === 0 ? '' : `, ${number.format(rowsOf(first))} of them before`;
  return `${counts.join(', ')}${before}; ${seconds.toFixed(1)} s, ${rate(first, last, seconds)}`;
}

function rate(first: Figures, now: Figures, seconds: number): string {
  return `${number.format(Math.round((rowsOf(now) - rowsOf(first)) / Math.max(seconds, 0.001)))} rows/s`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function timeOf(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
