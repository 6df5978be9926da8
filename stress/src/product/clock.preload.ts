import { readFileSync } from 'node:fs';

/** Shifts the clock of one process by milliseconds; a file says both: `http 7200000`. */
const file = process.env['SERI_STRESS_CLOCK'];
const lookEvery = 200;
const Real = Date;
let shift = 0;

function look(path: string): void {
  const [role, milliseconds] = readFileSync(path, 'utf8').split(' ');
  shift = process.argv[2] === role ? Number(milliseconds) : 0;
}

const now = () => Real.now() + shift;

if (file) {
  look(file);
  setInterval(look, lookEvery, file).unref();
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
