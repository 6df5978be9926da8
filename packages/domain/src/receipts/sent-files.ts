/** The largest file of a bank, about 10,000 lines. */
export const mostBytesOfBankFile = 4 << 20;

/** A slip of a transfer is a picture or a PDF. */
export const slipMediaTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export const mostBytesOfSlip = 10 << 20;
