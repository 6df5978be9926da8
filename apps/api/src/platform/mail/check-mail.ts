import type { Mail } from './mail.ts';

/** A mail that must not leave; a fault of this program, since users' addresses are checked when they are given. */
export class MailError extends Error {}

const idForm = /^[a-z0-9][a-z0-9.-]{0,99}$/;
/** One plain address: nothing that could name a second receiver or end the header. */
const addressForm = /^[^\s<>()[\],;:"\\@]{1,64}@[^\s<>()[\],;:"\\@]{1,255}$/u;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;

/** Whoever can put a line break into a header can write headers, and mail, of their own. */
export function assertSafeMail({ id, to, subject }: Mail): void {
  if (!idForm.test(id)) throw new MailError('A mail id is of a-z, 0-9, dot and dash, 100 at most.');
  if (!addressForm.test(to) || control.test(to)) throw new MailError(`The receiver of ${id} is not one plain address.`);
  if (subject === '' || subject.length > 200 || control.test(subject)) {
    throw new MailError(`The subject of ${id} is empty, too long or more than one line.`);
  }
}
