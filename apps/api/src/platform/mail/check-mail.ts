import type { Mail } from './mail.ts';

/** A mail that must not be sent: a bug of this program, because addresses are checked when people enter them. */
export class MailError extends Error {}

const idPattern = /^[a-z0-9][a-z0-9.-]{0,99}$/;
/** One plain address, without characters that could name a second receiver or end the header. */
const addressPattern = /^[^\s<>()[\],;:"\\@]{1,64}@[^\s<>()[\],;:"\\@]{1,255}$/u;
const control = /[\p{Cc}\u2028\u2029]/u;

/** A line break in a header would let its author inject further headers, or a whole mail. */
export function assertSafeMail({ id, to, subject }: Mail): void {
  if (!idPattern.test(id)) throw new MailError('A mail id is of a-z, 0-9, dot and dash, 100 at most.');
  if (!addressPattern.test(to) || control.test(to))
    throw new MailError(`The receiver of ${id} is not one plain address.`);
  if (subject === '' || subject.length > 200 || control.test(subject)) {
    throw new MailError(`The subject of ${id} is empty, too long or more than one line.`);
  }
}
