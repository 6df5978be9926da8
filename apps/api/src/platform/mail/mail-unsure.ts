/** Nobody knows whether the mail has left. */
export class MailUnsure extends Error {
  constructor(cause: unknown) {
    super(`It is not known whether the mail has left: ${(cause as Error).message}`, { cause });
  }
}
