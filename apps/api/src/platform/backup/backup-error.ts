/** A backup that cannot be made or used, in one sentence for the operator. */
export class BackupError extends Error {}
